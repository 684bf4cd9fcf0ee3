import type { Prisma } from '../../../database/generated/client.ts';
import { typedNumbers } from '../../../lib/document-number.ts';
import { filter, search } from '../../../lists/filter.ts';
import { list } from '../../../lists/list.ts';
import { PaymentGatewayCodeEnum } from '../../cards/payment-gateway.type.ts';
import { RECONCILIATION_VIEW, visibleReconciliation } from '../access.ts';
import {
  ReconciliationFinding,
  ReconciliationFindingKindEnum,
  ReconciliationFindingStateEnum,
} from './reconciliation-finding.type.ts';

/** Differences between our books and those of gateways. */
export const reconciliationFindings = list('reconciliationFindings', {
  model: 'ReconciliationFinding',
  type: ReconciliationFinding,
  typeName: 'ReconciliationFinding',
  noun: { one: 'finding', many: 'findings' },
  description: 'Differences between our books and those of payment gateways. Staff only.',
  permission: RECONCILIATION_VIEW,
  visible: visibleReconciliation,
  hasFilterInput: true,
  filters: {
    search: search({
      description: 'Number of a payment, with or without its prefix, or the gateway’s id of a transaction.',
      examples: ['PAY-10001', 'T-comet', 'nothing like it'],
      where: (text): Prisma.ReconciliationFindingWhereInput => ({
        OR: [
          { reference: text },
          ...typedNumbers(text, ['payment']).map(({ number }) => ({
            charge: { is: { payments: { some: { number } } } },
          })),
        ],
      }),
    }),
    state: filter({
      type: ReconciliationFindingStateEnum,
      description: 'Only findings in this state.',
      where: (state) => ({ state }),
    }),
    kind: filter({
      type: ReconciliationFindingKindEnum,
      description: 'Only those of this kind.',
      where: (kind) => ({ kind }),
    }),
    gateway: filter({
      type: PaymentGatewayCodeEnum,
      description: 'Only those of this gateway.',
      where: (gateway) => ({ gateway }),
    }),
  },
  sorts: {
    CREATED_AT: { description: 'When it was found first.', by: ['createdAt'] },
    HAPPENED_AT: { description: 'When the money was authorized or captured.', by: ['happenedAt'] },
  },
  defaultSort: { field: 'CREATED_AT', direction: 'desc', meaning: 'newest first' },
  grid: 'RECONCILIATION_FINDINGS',
  tableRows: 5_000,
  sample: ({ admin }) => ({ as: admin, args: { filter: { state: 'OPEN' } } }),
});
