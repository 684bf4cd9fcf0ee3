import { encodeGlobalId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { today } from '../../settings/company-day.ts';
import { invoiceField } from '../invoice/invoice-result.ts';
import { closeInvoice } from './close-invoice.ts';
import { closingRules } from './closing-rules.ts';
import { invoiceAudit } from './invoice-audit.ts';
import { lockedInvoice } from './locked-invoice.ts';
import { requireInvoiceAction } from './require-invoice-action.ts';

mutation('voidInvoice', {
  description:
    'Voids an invoice to which nothing is applied, with a reason: it is owed no more, and its order can be billed anew. Staff only.',
  permission: requireInvoiceAction('VOID'),
  audit: invoiceAudit(['VOID']),
  repeat: 'naturally repeatable: an invoice is voided once; a repeat is told that it is',
  budget: 16,
  input: (t) => ({
    id: t.id({ required: true, description: 'Invoice.' }),
    reason: t.string({ required: true, description: 'Why.' }),
    version: t.int({ description: 'Version that was seen.' }),
  }),
  resolve: async ({ id, version, ...given }, context, writes) => {
    const { reason } = parseInput(closingRules, { reason: given.reason });
    const day = await today(context);
    const key = rowKey('Invoice', id);
    return writes.transaction(async (tx, record) => {
      const action = 'VOID';
      const invoice = await lockedInvoice(tx, context, { id: key, action, version, reason });
      await closeInvoice(tx, context, invoice, { action, reason, today: day });
      const { number, customerId, balance } = invoice;
      record({ entityId: key, customerId, data: { number, amount: balance.toFixed(2) } });
      return { invoiceId: key };
    });
  },
  success: (t) => ({ invoice: invoiceField(t) }),
  sample: async ({ caller, admin, invoice }) => ({
    as: caller(admin),
    input: { id: encodeGlobalId('Invoice', await invoice()), reason: 'Billed twice' },
  }),
});
