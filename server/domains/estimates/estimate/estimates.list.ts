import type { Prisma } from '../../../database/generated/client.ts';
import { filter, search } from '../../../lists/filter.ts';
import { list } from '../../../lists/list.ts';
import type { Context } from '../../../schema/context.ts';
import { withWordsOf } from '../../search/term-search.ts';
import { ESTIMATES_VIEW, listedEstimates } from '../access.ts';
import type { EstimateStatus } from '../rules/estimate-status.ts';
import { Estimate } from './estimate.type.ts';
import { EstimateKindEnum, EstimateStatusEnum } from './estimate-parts.type.ts';

/** Estimates of a large installation; expired ones are deleted after some time. */
const EXPECTED_ESTIMATES = 10_000;

/** Estimates of the active customer that the viewer may open; for staff, of all customers. */
export const estimates = list('estimates', {
  model: 'Estimate',
  type: Estimate,
  typeName: 'Estimate',
  noun: { one: 'estimate', many: 'estimates' },
  description: 'Estimates of the active customer: the viewer’s own and shared ones; all for staff.',
  permission: ESTIMATES_VIEW,
  visible: listedEstimates,
  hasFilterInput: true,
  filters: {
    search: search({
      description: 'Prefix search over the words of number, name, reference or customer.',
      examples: ['band', 'est-10', 'nothing like it'],
      where: (text): Prisma.EstimateWhereInput => withWordsOf(text),
    }),
    status: filter({
      type: EstimateStatusEnum,
      description: 'Status.',
      where: withStatus,
    }),
    kind: filter({
      type: EstimateKindEnum,
      description: 'Kind of estimate.',
      where: (kind): Prisma.EstimateWhereInput => ({ kind }),
    }),
    isMine: filter({
      type: 'Boolean',
      description: 'Whether the viewer made it.',
      examples: [true, false],
      where: (isMine, { viewer }): Prisma.EstimateWhereInput => ({
        placedById: isMine ? viewer.userId : { not: viewer.userId },
      }),
    }),
  },
  sorts: {
    CREATED_AT: { description: 'When it was made.', by: ['createdAt'] },
    NUMBER: { description: 'Number, in counting order.', by: ['numberRank'] },
    EXPIRES_AT: { description: 'When it expires.', by: ['expiresAt'] },
    TOTAL: {
      description: 'Total; estimates without a price are last, or first when descending.',
      by: ['total'],
    },
  },
  defaultSort: { field: 'CREATED_AT', direction: 'desc', meaning: 'newest first' },
  grid: 'ESTIMATES',
  tableRows: EXPECTED_ESTIMATES,
  sample: async ({ buyer, estimate }) => {
    await estimate();
    return {
      as: buyer,
      args: { filter: { isMine: true }, orderBy: { field: 'NUMBER', direction: 'ASC' } },
    };
  },
});

/** Estimates by current status. */
function withStatus(status: EstimateStatus, { now }: Pick<Context, 'now'>): Prisma.EstimateWhereInput {
  switch (status) {
    case 'OPEN':
      return { convertedAt: null, expiresAt: { gt: now } };
    case 'EXPIRED':
      return { convertedAt: null, expiresAt: { lte: now } };
    case 'CONVERTED':
      return { convertedAt: { not: null } };
  }
}
