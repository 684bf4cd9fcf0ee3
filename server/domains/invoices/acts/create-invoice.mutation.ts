import { encodeGlobalId, localId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { invoiceField } from '../invoice/invoice-result.ts';
import { BILLING_PERMISSIONS } from '../rules/transitions.ts';
import { lockedBillableOrder, requireBilling } from './billable-order.ts';
import { billingTerms } from './billing-terms.ts';
import { draftInvoice } from './draft-invoice.ts';
import { invoiceAudit } from './invoice-audit.ts';
import { issueInvoice } from './issue-invoice.ts';

mutation('createInvoice', {
  description:
    'Creates an invoice for a sales order: a draft, which follows the order, or issued at once. It bills the pieces of one shipment, or everything not yet billed. An order has one draft at a time, a shipment one non-void invoice. Staff only.',
  permission: requireBilling(BILLING_PERMISSIONS),
  audit: invoiceAudit(['CREATE', 'ISSUE']),
  repeat: 'naturally repeatable: nothing is billed twice; a repeat is told that there is an invoice',
  budget: 30,
  input: (t) => ({
    salesOrderId: t.id({ required: true, description: 'Sales order.' }),
    shipmentId: t.id({ description: 'Shipment to bill; absent: everything not yet billed.' }),
    issue: t.boolean({ description: 'Issue it at once.' }),
  }),
  resolve: async ({ salesOrderId, shipmentId, issue }, context, writes) => {
    const terms = await billingTerms(context);
    const key = rowKey('SalesOrder', salesOrderId);
    const shipment = shipmentId == null ? null : (localId('Shipment', String(shipmentId)) ?? 0);
    return writes.transaction(async (tx, record) => {
      const { customerId } = await lockedBillableOrder(tx, context.viewer, key);
      const draft = await draftInvoice(tx, context, key, shipment);
      const { id: entityId, number } = draft;
      record({ action: 'INVOICE_CREATE', entityId, customerId, data: { number } });
      if (issue) {
        await issueInvoice(tx, context, draft, terms);
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
