import { z } from 'zod';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { today } from '../../settings/company-day.ts';
import { invoiceField } from '../invoice/invoice-result.ts';
import { INVOICE_TEXT_LENGTHS } from '../rules/invoice-limits.ts';
import { type Closing, closeInvoice } from './close-invoice.ts';
import { invoiceAudit } from './invoice-audit.ts';
import { lockedInvoice } from './locked-invoice.ts';
import { requireInvoiceAction } from './require-invoice-action.ts';

const rules = z.object({
  reason: z.string().trim().min(1, 'REQUIRED').max(INVOICE_TEXT_LENGTHS.reason),
});

/** The differences between the mutations that close an invoice. */
type ClosingMutation = Pick<Closing, 'action'> & {
  description: string;
  repeat: `naturally repeatable: ${string}`;
};

/** Declares a mutation that closes an invoice with a reason. */
export function closingMutation(name: string, { action, description, repeat }: ClosingMutation): void {
  mutation(name, {
    description,
    permission: requireInvoiceAction(action),
    audit: invoiceAudit([action]),
    repeat,
    budget: 16,
    input: (t) => ({
      id: t.id({ required: true, description: 'Invoice.' }),
      reason: t.string({ required: true, description: 'Why.' }),
      version: t.int({ description: 'Version that the client last read.' }),
    }),
    resolve: async ({ id, version, ...given }, context, writes) => {
      const { reason } = parseInput(rules, { reason: given.reason });
      const day = await today(context);
      const key = rowKey('Invoice', id);
      return writes.transaction(async (tx, record) => {
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
}
