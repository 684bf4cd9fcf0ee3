import type { Prisma } from '../../../database/generated/client.ts';
import { searchable } from '../../search/searchable.ts';
import { orderMatches } from '../../search/term-search.ts';
import { CREDITS_VIEW, visibleCredits } from '../access.ts';

const SELECT = {
  number: true,
  reason: true,
  customer: { select: { name: true } },
  invoice: { select: { number: true } },
} satisfies Prisma.CustomerCreditSelect;

type Row = Prisma.CustomerCreditGetPayload<{ select: typeof SELECT }>;

searchable('CUSTOMER_CREDIT', {
  model: 'CustomerCredit',
  permission: CREDITS_VIEW,
  visible: visibleCredits,
  matching: (text): Prisma.CustomerCreditWhereInput[] => orderMatches('CR', text),
  orderBy: { id: 'desc' },
  select: SELECT,
  facts: ({ number, reason, customer, invoice }: Row) => ({
    number,
    title: reason,
    customer: customer.name,
    references: [invoice?.number ?? null],
    status: null,
  }),
});
