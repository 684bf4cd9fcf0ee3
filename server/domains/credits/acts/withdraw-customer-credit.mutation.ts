import { z } from 'zod';
import { InvalidInputError } from '../../../errors/errors.ts';
import { encodeGlobalId, localId } from '../../../lib/global-id.ts';
import { moneyText } from '../../../lib/money.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { settleOrdersOf } from '../../invoices/collect/orders-of-invoices.ts';
import { touchedInvoicesField } from '../../invoices/collect/touched-invoices.ts';
import { today } from '../../settings/company-day.ts';
import { CREDITS_REFUND, requireManaging } from '../access.ts';
import { creditField } from '../credit/credit-result.ts';
import { creditReason } from './credit-rules.ts';
import { lockedCredit } from './locked-credit.ts';
import { reverseEntries } from './reverse-entries.ts';

const rules = z.object({ reason: creditReason, invoiceId: z.string().max(100).nullish() });

mutation('withdrawCustomerCredit', {
  description:
    'Removes a credit from the invoices it was applied to, or from one of them, with a reason: the invoices are open again, and the credit is available. Staff only.',
  permission: requireManaging(CREDITS_REFUND),
  audit: { action: 'CREDIT_WITHDRAW', entityType: 'CustomerCredit' },
  repeat: 'naturally repeatable: what was taken off is applied no more; a repeat is told so',
  budget: 60,
  input: (t) => ({
    id: t.id({ required: true, description: 'Credit.' }),
    invoiceId: t.id({ description: 'Remove it only from this invoice. Absent: from all of them.' }),
    reason: t.string({ required: true, description: 'Why.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async ({ id, version, ...input }, context, writes) => {
    const { reason, invoiceId } = parseInput(rules, {
      reason: input.reason,
      invoiceId: input.invoiceId == null ? null : String(input.invoiceId),
    });
    const only = invoiceId == null ? null : (localId('Invoice', invoiceId) ?? 0);
    const bookedOn = await today(context);
    const key = rowKey('CustomerCredit', id);
    return writes.transaction(async (tx, record) => {
      const { number, customerId } = await lockedCredit(tx, context.viewer, {
        id: key,
        action: 'WITHDRAW',
        version,
        touched: (credit) => credit.invoiceIds,
      });
      const { invoiceIds, amount } = await reverseEntries(tx, context, {
        creditId: key,
        kinds: ['CREDIT_APPLIED'],
        invoiceId: only,
        reason,
        bookedOn,
      });
      if (invoiceIds.length === 0)
        throw InvalidInputError.of('invoiceId', 'NOTHING_TO_WITHDRAW', 'The credit is not applied to it.');
      await settleOrdersOf(tx, context, invoiceIds);
      record({ entityId: key, customerId, data: { number, amount: moneyText(amount) } });
      return { creditId: key, invoiceIds };
    });
  },
  success: (t) => ({ credit: creditField(t), invoices: touchedInvoicesField(t) }),
  sample: async ({ caller, admin, appliedCredit }) => ({
    as: caller(admin),
    input: {
      id: encodeGlobalId('CustomerCredit', await appliedCredit()),
      reason: 'For another invoice',
    },
  }),
});
