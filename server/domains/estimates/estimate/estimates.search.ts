import type { Prisma } from '../../../database/generated/client.ts';
import { searchable } from '../../search/searchable.ts';
import { orderMatches } from '../../search/term-search.ts';
import { ESTIMATES_VIEW, visibleEstimates } from '../access.ts';

const SELECT = {
  number: true,
  name: true,
  reference: true,
  customer: { select: { name: true } },
} satisfies Prisma.EstimateSelect;

type Row = Prisma.EstimateGetPayload<{ select: typeof SELECT }>;

searchable('ESTIMATE', {
  model: 'Estimate',
  permission: ESTIMATES_VIEW,
  visible: visibleEstimates,
  matching: (text): Prisma.EstimateWhereInput[] => orderMatches('EST', text),
  orderBy: { id: 'desc' },
  select: SELECT,
  facts: ({ number, name, reference, customer }: Row) => ({
    number,
    title: name,
    customer: customer.name,
    references: [reference],
    status: null,
  }),
});
