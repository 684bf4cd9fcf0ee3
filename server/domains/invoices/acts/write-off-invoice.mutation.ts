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

mutation('writeOffInvoice', {
  description: 'Writes off what is left of an invoice, with a reason: it is owed no more. Staff only.',
  permission: requireInvoiceAction('WRITE_OFF'),
  audit: invoiceAudit(['WRITE_OFF']),
  repeat: 'naturally repeatable: what is written off is owed no more; a repeat is told so',
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
      const action = 'WRITE_OFF';
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
