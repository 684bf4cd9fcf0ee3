import { z } from 'zod';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { decimal, moneyText } from '../../../lib/money.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { PAYMENTS_REVERSE } from '../../payments/access.ts';
import { reversePayment } from '../../payments/ledger/reverse-payment.ts';
import { paymentField } from '../../payments/payment/payment-result.ts';
import { PAYMENT_TEXT_LENGTHS } from '../../payments/rules/payment-methods.ts';
import { withdrawDeposit } from '../../sales-orders/deposits/withdraw-deposit.ts';
import { today } from '../../settings/company-day.ts';
import { lockedPayment } from './locked-payment.ts';
import { settleOrdersOf } from './orders-of-invoices.ts';
import { requireCollecting } from './require-collecting.ts';
import { touchedInvoicesField } from './touched-invoices.ts';

const rules = z.object({
  reason: z.string().trim().min(1, 'REQUIRED').max(PAYMENT_TEXT_LENGTHS.reason),
});

mutation('reversePayment', {
  description:
    'Reverses a payment that bounced or was recorded in error, with a reason. It is first removed from its invoices, the newest first, so that these are open again. A deposit of a sales order is voided with it. Payments through a gateway are refunded instead (`REFUND_INSTEAD`). Staff only.',
  permission: requireCollecting(PAYMENTS_REVERSE),
  audit: { action: 'PAYMENT_REVERSE', entityType: 'Payment' },
  repeat: 'naturally repeatable: a payment is reversed once; a repeat is told that it is',
  budget: 60,
  input: (t) => ({
    id: t.id({ required: true, description: 'Payment.' }),
    reason: t.string({ required: true, description: 'Why.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async ({ id, version, ...given }, context, writes) => {
    const { reason } = parseInput(rules, { reason: given.reason });
    const bookedOn = await today(context);
    const key = rowKey('Payment', id);
    return writes.transaction(async (tx, record) => {
      const payment = await lockedPayment(
        tx,
        context.viewer,
        { id: key, version },
        ({ invoiceIds }) => invoiceIds,
      );
      const { deposit, salesOrder, number, customerId } = payment;
      if (deposit && salesOrder && deposit.voidedAt === null)
        await withdrawDeposit(tx, context, { order: salesOrder, deposit, reason, bookedOn });
      else await reversePayment(tx, context, { paymentId: key, reason, bookedOn });
      const invoiceIds = [...new Set(payment.entries.flatMap(({ invoiceId }) => invoiceId ?? []))];
      await settleOrdersOf(tx, context, invoiceIds);
      record({ entityId: key, customerId, data: { number, amount: moneyText(decimal(payment.amount)) } });
      return { paymentId: key, invoiceIds };
    });
  },
  success: (t) => ({ payment: paymentField(t), invoices: touchedInvoicesField(t) }),
  sample: async ({ caller, admin, payment }) => ({
    as: caller(admin),
    input: { id: encodeGlobalId('Payment', await payment()), reason: 'The cheque bounced' },
  }),
});
