import { encodeGlobalId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { invoiceField } from '../invoice/invoice-result.ts';
import { readBilledOrder } from './billed-order.ts';
import { billingTerms } from './billing-terms.ts';
import { invoiceAudit } from './invoice-audit.ts';
import { issueInvoice } from './issue-invoice.ts';
import { lockedInvoice } from './locked-invoice.ts';
import { requireInvoiceAction } from './require-invoice-action.ts';

mutation('issueInvoice', {
  description:
    'Issues a draft invoice with the current state of its order: the printed content is frozen, the payment term begins, and the customer can see it. Staff only.',
  permission: requireInvoiceAction('ISSUE'),
  audit: invoiceAudit(['ISSUE']),
  repeat: 'naturally repeatable: a draft is issued once; a repeat is told that it is no draft',
  budget: 26,
  input: (t) => ({
    id: t.id({ required: true, description: 'Invoice.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async ({ id, version }, context, writes) => {
    const terms = await billingTerms(context);
    const key = rowKey('Invoice', id);
    return writes.transaction(async (tx, record) => {
      const move = { id: key, action: 'ISSUE', version, reason: null } as const;
      const { number, customerId, salesOrderId, shipmentId } = await lockedInvoice(tx, context, move);
      if (salesOrderId === null) throw new Error(`${number} bills no sales order.`);
      const billed = await readBilledOrder(tx, salesOrderId, shipmentId);
      await issueInvoice(tx, context, { id: key, number, billed }, terms);
      record({ entityId: key, customerId, data: { number } });
      return { invoiceId: key };
    });
  },
  success: (t) => ({ invoice: invoiceField(t) }),
  sample: async ({ caller, admin, draftInvoice }) => ({
    as: caller(admin),
    input: { id: encodeGlobalId('Invoice', await draftInvoice()) },
  }),
});
