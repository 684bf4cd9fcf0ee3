import { encodeGlobalId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { lockedBillableOrder, requireBilling } from '../acts/billable-order.ts';
import { billingTerms } from '../acts/billing-terms.ts';
import { invoiceAudit } from '../acts/invoice-audit.ts';
import { invoiceField } from '../invoice/invoice-result.ts';
import { SALES_ORDERS_BILL } from '../rules/transitions.ts';
import { generatePaidInvoice } from './generate-paid-invoice.ts';

const PERMISSIONS = [SALES_ORDERS_BILL];

mutation('generatePaidInvoice', {
  description:
    'Creates and issues the invoice of a sales order and pays it with the order’s payments and with prepayments of its customer that are not reserved for another order. Refused with `PREPAYMENTS_MISSING`, which gives the missing amount, when they do not suffice. Staff only.',
  permission: requireBilling(PERMISSIONS),
  audit: invoiceAudit(['CREATE', 'ISSUE', 'PAY']),
  repeat: 'naturally repeatable: an order whose invoice is paid answers that invoice',
  budget: 60,
  input: (t) => ({
    salesOrderId: t.id({ required: true, description: 'Sales order.' }),
  }),
  resolve: async ({ salesOrderId }, context, writes) => {
    const terms = await billingTerms(context);
    const id = rowKey('SalesOrder', salesOrderId);
    return writes.transaction(async (tx, record) => {
      const order = await lockedBillableOrder(tx, context.viewer, id, PERMISSIONS);
      return { invoiceId: await generatePaidInvoice(tx, context, { id, ...order }, { terms, record }) };
    });
  },
  success: (t) => ({ invoice: invoiceField(t) }),
  sample: async ({ caller, sales, prepaidSalesOrder }) => ({
    as: caller(sales),
    input: { salesOrderId: encodeGlobalId('SalesOrder', await prepaidSalesOrder()) },
    audited: ['INVOICE_CREATE', 'INVOICE_ISSUE', 'INVOICE_PAY'],
  }),
});
