import { z } from 'zod';
import { MAX_ID } from '../../../lib/max-id.ts';
import { moneyText } from '../../../lib/money.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { PAYMENTS_ADD } from '../../payments/access.ts';
import { chosenDay, requireOpenDay } from '../../payments/ledger/closed-days.ts';
import { moneyAmount } from '../../payments/money-amount.ts';
import { PaymentMethodEnum } from '../../payments/payment/payment-method.type.ts';
import { paymentField } from '../../payments/payment/payment-result.ts';
import { PAYMENT_TEXT_LENGTHS } from '../../payments/rules/payment-methods.ts';
import { allocationRules, PaymentAllocationInput } from './payment-allocation.input.ts';
import { recordPayment } from './record-payment.ts';
import { requireCollecting } from './require-collecting.ts';
import { touchedInvoicesField } from './touched-invoices.ts';

const rules = z.object({
  customerId: z.int().min(1).max(MAX_ID),
  amount: moneyAmount,
  reference: z.string().trim().max(PAYMENT_TEXT_LENGTHS.reference).nullish(),
  allocations: allocationRules.nullish(),
});

mutation('recordPayment', {
  description:
    'Records a payment from a customer and applies it to invoices: as given in `allocations`, otherwise to those with the earliest due dates. The rest is kept as a prepayment; an overpayment has to be confirmed (`OVERPAYMENT`). Staff only.',
  permission: requireCollecting(PAYMENTS_ADD),
  audit: { action: 'PAYMENT_RECORD', entityType: 'Payment' },
  repeat: 'keyed',
  budget: 60,
  input: (t) => ({
    customerId: t.int({ required: true, description: 'Integer id of the customer who paid.' }),
    amount: t.field({ type: 'Decimal', required: true, description: 'Amount received.' }),
    method: t.field({ type: PaymentMethodEnum, required: true, description: 'Payment method.' }),
    reference: t.string({ description: 'Reference number of the cheque, bank transfer or card slip.' }),
    receivedOn: t.field({ type: 'Date', description: 'Day on which it was received; today when absent.' }),
    allocations: t.field({
      type: [PaymentAllocationInput],
      description:
        'Amounts per invoice; an empty list keeps all of it as a prepayment. Absent: applied to the invoices with the earliest due dates.',
    }),
    acceptOverpayment: t.boolean({ description: 'Confirms an overpayment.' }),
  }),
  resolve: async ({ receivedOn: day, method, acceptOverpayment, ...input }, context, writes) => {
    const given = parseInput(rules, {
      ...input,
      allocations: input.allocations?.map((each) => ({ ...each, invoiceId: String(each.invoiceId) })),
    });
    const received = await chosenDay(context, 'receivedOn', day);
    const payment = {
      customerId: given.customerId,
      amount: given.amount,
      method,
      reference: given.reference || null,
      receivedOn: received.day,
      allocations: given.allocations ?? null,
      acceptOverpayment: acceptOverpayment ?? false,
    };
    const allocations = payment.allocations?.map(({ invoiceId, amount }) => [invoiceId, moneyText(amount)]);
    return writes.once({
      request: { ...payment, amount: moneyText(payment.amount), allocations: allocations ?? null },
      work: async (tx, record) => {
        await requireOpenDay(tx, received);
        return recordPayment(tx, context, payment, record);
      },
    });
  },
  success: (t) => ({ payment: paymentField(t), invoices: touchedInvoicesField(t) }),
  sample: ({ caller, admin, customerId }) => ({
    as: caller(admin),
    input: {
      customerId,
      amount: '12.50',
      method: 'CHECK',
      reference: '4711',
      receivedOn: '2020-01-31',
      allocations: [],
      acceptOverpayment: true,
    },
  }),
});
