import { builder } from '../../../schema/builder.ts';
import { seesInvoice } from '../../invoices/access.ts';
import { Invoice } from '../../invoices/invoice/invoice.type.ts';
import { LedgerEntry } from '../../payments/payment/ledger-entry.type.ts';
import { seesCredit, visibleCredits } from '../access.ts';
import { CustomerCredit } from './credit.type.ts';

const OWNERS = { customerId: true, placedById: true, contactId: true } as const;

builder.prismaObjectField(CustomerCredit, 'invoiceNumber', (t) =>
  t.string({
    nullable: true,
    description: 'Number of the invoice that it credits; null when the viewer may not see that invoice.',
    select: { invoice: { select: { number: true, issuedAt: true, ...OWNERS } } },
    resolve: ({ invoice }, _args, { viewer }) =>
      invoice && seesInvoice(viewer, invoice) ? invoice.number : null,
  }),
);

builder.prismaObjectField(Invoice, 'credits', (t) =>
  t.relation('credits', {
    query: (_args: object, { viewer }) => ({ where: visibleCredits(viewer), orderBy: { id: 'desc' } }),
    description: 'Credits issued for it that the viewer may see, newest first.',
  }),
);

builder.prismaObjectField(LedgerEntry, 'creditNumber', (t) =>
  t.string({
    nullable: true,
    description: 'Number of the credit that it is about; null when the viewer may not see that.',
    select: { credit: { select: { number: true, ...OWNERS } } },
    resolve: ({ credit }, _args, { viewer }) => (credit && seesCredit(viewer, credit) ? credit.number : null),
  }),
);
