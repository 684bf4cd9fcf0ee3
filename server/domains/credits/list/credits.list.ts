import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { filter, search } from '../../../lists/filter.ts';
import { list } from '../../../lists/list.ts';
import { onlyThese } from '../../../lists/only-these.ts';
import { withWordsOf } from '../../search/term-search.ts';
import { CREDITS_VIEW, listedCredits, visibleCredits } from '../access.ts';
import { CustomerCredit } from '../credit/credit.type.ts';
import { CustomerCreditKindEnum } from '../credit/credit-kind.type.ts';
import { CREDIT_EXPORT } from './credit-export.ts';

/** Credits of the active customer; for staff, of all customers. */
export const customerCredits = list('customerCredits', {
  model: 'CustomerCredit',
  type: CustomerCredit,
  typeName: 'CustomerCredit',
  noun: { one: 'credit', many: 'credits' },
  description: 'Credits of the active customer, or all for staff.',
  permission: CREDITS_VIEW,
  visible: listedCredits,
  hasFilterInput: true,
  filters: {
    search: search({
      description: 'Prefix search over the words of number, invoice, reason or customer.',
      examples: ['cr-10', 'stone', 'nothing like it'],
      where: (text): Prisma.CustomerCreditWhereInput => withWordsOf(text),
    }),
    customerId: filter({
      type: 'Int',
      description: 'Only credits of this customer.',
      check: z.int().min(1).max(MAX_ID),
      where: (customerId) => ({ customerId }),
    }),
    kind: filter({
      type: CustomerCreditKindEnum,
      description: 'Only credits with this reason code.',
      where: (kind) => ({ kind }),
    }),
    issuedFrom: filter({
      type: 'Date',
      description: 'Issued on this day or later.',
      examples: ['2026-01-01'],
      where: (day: Date) => ({ issuedOn: { gte: day } }),
    }),
    issuedTo: filter({
      type: 'Date',
      description: 'Issued on this day or before.',
      examples: ['2026-12-31'],
      where: (day: Date) => ({ issuedOn: { lte: day } }),
    }),
    hasAvailable: filter({
      type: 'Boolean',
      description: 'True: only those with an available amount; false: only others.',
      examples: [true],
      where: (has): Prisma.CustomerCreditWhereInput => ({ available: has ? { gt: 0 } : { lte: 0 } }),
    }),
    creditIds: onlyThese('CustomerCredit', async ({ db, credit }) => {
      const known = await db.customerCredit.findFirst({ select: { id: true } });
      return [[encodeGlobalId('CustomerCredit', known?.id ?? (await credit()))]];
    }),
  },
  sorts: {
    NUMBER: { description: 'Number, in counting order.', by: ['numberRank'] },
    ISSUED_ON: { description: 'Day of issue.', by: ['issuedOn'] },
    AMOUNT: { description: 'Amount for which it was issued.', by: ['amount'] },
    AVAILABLE: { description: 'Amount still available.', by: ['available'] },
  },
  defaultSort: { field: 'NUMBER', direction: 'desc', meaning: 'newest first' },
  supportsOffset: true,
  selectable: true,
  export: CREDIT_EXPORT,
  grid: 'CUSTOMER_CREDITS',
  tableRows: 20_000,
  neighbours: {
    by: 'number',
    visible: visibleCredits,
    sample: async ({ creditNumber, foreign }) => ({
      own: await creditNumber(),
      foreign: foreign.creditNumber,
    }),
  },
  // For a viewer who sees all credits, only the index of ids is useful.
  countedBy: (viewer) => (viewer.isStaff ? { id: 'desc' } : null),
  sample: ({ owner, customerId, foreignCustomerId }) => ({
    as: owner,
    args: { filter: { customerId }, orderBy: { field: 'NUMBER', direction: 'ASC' } },
    foreign: { 'filter.customerId': foreignCustomerId },
  }),
});
