import { encodeGlobalId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { invoiceField } from '../invoice/invoice-result.ts';
import { BILLING_PERMISSIONS } from '../rules/transitions.ts';
import { lockedBillableOrder, requireBilling } from './billable-order.ts';
import { billingDesk } from './billing-desk.ts';
import { draftInvoice } from './draft-invoice.ts';
import { invoiceAudit } from './invoice-audit.ts';
import { issueInvoice } from './issue-invoice.ts';

mutation('createInvoice', {
  description:
    'Makes the invoice of a sales order: a draft, which follows the order, or issued at once. An order has one invoice that is not void. Staff only.',
  permission: requireBilling(BILLING_PERMISSIONS),
  audit: invoiceAudit(['CREATE', 'ISSUE']),
  repeat: 'naturally repeatable: an order has one invoice; a repeat is told that there is one',
  budget: 30,
  input: (t) => ({
    salesOrderId: t.id({ required: true, description: 'Sales order.' }),
    issue: t.boolean({ description: 'Issue it at once.' }),
  }),
  resolve: async ({ salesOrderId, issue }, context, writes) => {
    const desk = await billingDesk(context);
    const key = rowKey('SalesOrder', salesOrderId);
    return writes.transaction(async (tx, record) => {
      const { customerId } = await lockedBillableOrder(tx, context.viewer, key);
      const draft = await draftInvoice(tx, context, key);
      const { id: entityId, number } = draft;
      record({ action: 'INVOICE_CREATE', entityId, customerId, data: { number } });
      if (issue) {
        await issueInvoice(tx, context, draft, desk);
        record({ action: 'INVOICE_ISSUE', entityId, customerId, data: { number } });
      }
      return { invoiceId: entityId };
    });
  },
  success: (t) => ({ invoice: invoiceField(t) }),
  sample: async ({ caller, sales, salesOrder }) => ({
    as: caller(sales),
    input: { salesOrderId: encodeGlobalId('SalesOrder', await salesOrder()), issue: true },
    audited: ['INVOICE_CREATE', 'INVOICE_ISSUE'],
  }),
});
