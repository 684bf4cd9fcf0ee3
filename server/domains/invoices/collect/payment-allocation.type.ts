import type { Invoice } from '../../../database/generated/client.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import type { Money } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';

/** An open invoice, and the amount that would be applied to it. */
type AllocatedInvoice = Pick<Invoice, 'id' | 'number' | 'issuedOn' | 'dueOn' | 'currency' | 'balance'> & {
  isOverdue: boolean;
  amount: Money;
};

/** How an amount would be allocated to the open invoices of a customer. */
export type PaymentAllocation = { invoices: AllocatedInvoice[]; owed: Money; rest: Money };

const AllocatedInvoiceType = builder.objectRef<AllocatedInvoice>('AllocatedInvoice').implement({
  description: 'An open invoice, and the amount that would be applied to it.',
  fields: (t) => ({
    // Not `id`: caches by id would take it for the invoice itself.
    invoiceId: t.id({
      description: 'Opaque id of the invoice.',
      resolve: ({ id }) => encodeGlobalId('Invoice', id),
    }),
    number: t.exposeString('number', { description: 'Number of the invoice.' }),
    issuedOn: t.expose('issuedOn', { type: 'Date', nullable: true, description: 'Day of issue.' }),
    dueOn: t.expose('dueOn', { type: 'Date', nullable: true, description: 'Due date.' }),
    isOverdue: t.exposeBoolean('isOverdue', { description: 'The due date has passed.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    balance: t.expose('balance', { type: 'Decimal', description: 'Open balance.' }),
    amount: t.expose('amount', {
      type: 'Decimal',
      description: 'Amount that would be applied to it; 0 when other invoices use all of it.',
    }),
  }),
});

/** The allocation in GraphQL. */
export const PaymentAllocationType = builder.objectRef<PaymentAllocation>('PaymentAllocation').implement({
  description: 'How an amount would be allocated to the open invoices of a customer.',
  fields: (t) => ({
    invoices: t.expose('invoices', {
      type: [AllocatedInvoiceType],
      description: 'Open invoices, the earliest due dates first; 100 at most.',
    }),
    owed: t.expose('owed', { type: 'Decimal', description: 'Open balance of all invoices.' }),
    rest: t.expose('rest', {
      type: 'Decimal',
      description: 'Amount that would not be applied to an invoice: a prepayment.',
    }),
  }),
});
