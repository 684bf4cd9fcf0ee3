import type { Prisma } from '../../../database/generated/client.ts';
import { searchable } from '../../search/searchable.ts';
import { orderMatches } from '../../search/term-search.ts';
import { visibleInvoices } from '../access.ts';
import { INVOICES_VIEW } from '../rules/transitions.ts';

const SELECT = {
  number: true,
  poNumber: true,
  status: true,
  customer: { select: { name: true } },
  orderGroup: { select: { code: true } },
  salesOrder: { select: { number: true } },
} satisfies Prisma.InvoiceSelect;

type Row = Prisma.InvoiceGetPayload<{ select: typeof SELECT }>;

searchable('INVOICE', {
  model: 'Invoice',
  permission: INVOICES_VIEW,
  visible: visibleInvoices,
  matching: (text): Prisma.InvoiceWhereInput[] => orderMatches('INV', text),
  orderBy: { id: 'desc' },
  select: SELECT,
  facts: ({ number, poNumber, status, customer, orderGroup, salesOrder }: Row) => ({
    number,
    title: null,
    customer: customer.name,
    references: [poNumber, orderGroup?.code ?? null, salesOrder?.number ?? null],
    status,
  }),
});
