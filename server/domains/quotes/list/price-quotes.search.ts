import type { Prisma } from '../../../database/generated/client.ts';
import { searchable } from '../../search/searchable.ts';
import { orderMatches } from '../../search/term-search.ts';
import { visibleQuotes } from '../access.ts';
import { QUOTES_VIEW } from '../rules/transitions.ts';

const SELECT = {
  number: true,
  poNumber: true,
  customerWoNumber: true,
  reference: true,
  status: true,
  customer: { select: { name: true } },
} satisfies Prisma.PriceQuoteSelect;

type Row = Prisma.PriceQuoteGetPayload<{ select: typeof SELECT }>;

searchable('PRICE_QUOTE', {
  model: 'PriceQuote',
  permission: QUOTES_VIEW,
  visible: visibleQuotes,
  matching: (text): Prisma.PriceQuoteWhereInput[] => orderMatches('PQ', text),
  orderBy: { id: 'desc' },
  select: SELECT,
  facts: ({ number, poNumber, customerWoNumber, reference, status, customer }: Row) => ({
    number,
    title: reference,
    customer: customer.name,
    references: [poNumber, customerWoNumber],
    status,
  }),
});
