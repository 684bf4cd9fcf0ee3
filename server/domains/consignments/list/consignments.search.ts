import type { Prisma } from '../../../database/generated/client.ts';
import { searchable } from '../../search/searchable.ts';
import { orderMatches } from '../../search/term-search.ts';
import { visibleConsignments } from '../access.ts';
import { CONSIGNMENTS_VIEW } from '../rules/transitions.ts';

const SELECT = {
  number: true,
  status: true,
  customer: { select: { name: true } },
} satisfies Prisma.ConsignmentSelect;

type Row = Prisma.ConsignmentGetPayload<{ select: typeof SELECT }>;

searchable('CONSIGNMENT', {
  model: 'Consignment',
  permission: CONSIGNMENTS_VIEW,
  visible: visibleConsignments,
  matching: (text): Prisma.ConsignmentWhereInput[] => orderMatches('OC', text),
  orderBy: { id: 'desc' },
  select: SELECT,
  facts: ({ number, status, customer }: Row) => ({
    number,
    title: null,
    customer: customer.name,
    references: [],
    status,
  }),
});
