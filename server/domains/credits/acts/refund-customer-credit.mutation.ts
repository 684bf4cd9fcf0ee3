import { z } from 'zod';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { moneyText } from '../../../lib/money.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { chosenDay, requireOpenDay } from '../../payments/ledger/closed-days.ts';
import { moneyAmount } from '../../payments/money-amount.ts';
import { PaymentMethodEnum } from '../../payments/payment/payment-method.type.ts';
import { CREDITS_REFUND, requireManaging } from '../access.ts';
import { creditField } from '../credit/credit-result.ts';
import { CREDIT_TEXT_LENGTHS } from '../rules/credit-kinds.ts';
import { creditReason } from './credit-rules.ts';
import { refundCredit } from './refund-credit.ts';

const rules = z.object({
  amount: moneyAmount,
  reference: z.string().trim().max(CREDIT_TEXT_LENGTHS.reference).nullish(),
  reason: creditReason,
});

mutation('refundCustomerCredit', {
  description:
    'Records a refund of the available amount of a credit, or of a part of it. A credit may be refunded in several parts. Staff only.',
  permission: requireManaging(CREDITS_REFUND),
  audit: { action: 'CREDIT_REFUND', entityType: 'CustomerCredit' },
  repeat: 'keyed',
  budget: 14,
  input: (t) => ({
    id: t.id({ required: true, description: 'Credit.' }),
    amount: t.field({
      type: 'Decimal',
      required: true,
      description: 'Amount; at most the remaining amount.',
    }),
    method: t.field({ type: PaymentMethodEnum, required: true, description: 'How it was paid out.' }),
    reference: t.string({ description: 'Reference number of the cheque, bank transfer or card slip.' }),
    reason: t.string({ required: true, description: 'Why it is paid out.' }),
    refundedOn: t.field({ type: 'Date', description: 'Day on which it was paid out; today when absent.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async ({ id, version, method, refundedOn, ...input }, context, writes) => {
    const { amount, reason, reference } = parseInput(rules, input);
    const key = rowKey('CustomerCredit', id);
    const refunded = await chosenDay(context, 'refundedOn', refundedOn);
    const refund = { id: key, amount, method, reference: reference || null, reason, bookedOn: refunded.day };
    return writes.once({
      request: { ...refund, amount: moneyText(amount) },
      work: async (tx, record) => {
        await requireOpenDay(tx, refunded);
        return refundCredit(tx, context, { ...refund, version }, record);
      },
    });
  },
  success: (t) => ({ credit: creditField(t) }),
  sample: async ({ caller, admin, credit }) => ({
    as: caller(admin),
    input: {
      id: encodeGlobalId('CustomerCredit', await credit()),
      amount: '2.50',
      method: 'CHECK',
      reference: '4711',
      reason: 'The customer closes the account',
    },
  }),
});
