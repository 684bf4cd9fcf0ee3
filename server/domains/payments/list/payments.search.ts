import type { Prisma } from '../../../database/generated/client.ts';
import { searchable } from '../../search/searchable.ts';
import { orderMatches } from '../../search/term-search.ts';
import { PAYMENTS_VIEW, visiblePayments } from '../access.ts';

const SELECT = {
  number: true,
  reference: true,
  customer: { select: { name: true } },
  salesOrder: { select: { number: true } },
} satisfies Prisma.PaymentSelect;

type Row = Prisma.PaymentGetPayload<{ select: typeof SELECT }>;

searchable('PAYMENT', {
  model: 'Payment',
  permission: PAYMENTS_VIEW,
  visible: visiblePayments,
  matching: (text): Prisma.PaymentWhereInput[] => orderMatches('PAY', text),
  orderBy: { id: 'desc' },
  select: SELECT,
  facts: ({ number, reference, customer, salesOrder }: Row) => ({
    number,
    title: null,
    customer: customer.name,
    references: [reference, salesOrder?.number ?? null],
    status: null,
  }),
});
