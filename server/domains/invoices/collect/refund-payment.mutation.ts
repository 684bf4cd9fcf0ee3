import { z } from 'zod';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { moneyText } from '../../../lib/money.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { PAYMENTS_REVERSE } from '../../payments/access.ts';
import { refundPayment } from '../../payments/ledger/refund-payment.ts';
import { moneyAmount } from '../../payments/money-amount.ts';
import { paymentField } from '../../payments/payment/payment-result.ts';
import { PAYMENT_TEXT_LENGTHS } from '../../payments/rules/payment-methods.ts';
import { settlePaidOrders } from '../../sales-orders/transitions/settle-paid-orders.ts';
import { today } from '../../settings/company-day.ts';
import { lockedPayment } from './locked-payment.ts';
import { ordersOf } from './orders-of-invoices.ts';
import { requireCollecting } from './require-collecting.ts';
import { touchedInvoicesField } from './touched-invoices.ts';

const rules = z.object({
  amount: moneyAmount,
  reason: z.string().trim().min(1, 'REQUIRED').max(PAYMENT_TEXT_LENGTHS.reason),
});

mutation('refundPayment', {
  description:
    'Refunds a payment to its customer, with a reason: first the available amount, then, if `reopenInvoices` is set, the amounts applied to invoices, the newest first, so that these are open again. Staff only.',
  permission: requireCollecting(PAYMENTS_REVERSE),
  audit: { action: 'PAYMENT_REFUND', entityType: 'Payment' },
  repeat: 'keyed',
  budget: 60,
  input: (t) => ({
    id: t.id({ required: true, description: 'Payment.' }),
    amount: t.field({ type: 'Decimal', required: true, description: 'How much goes back.' }),
    reason: t.string({ required: true, description: 'Why.' }),
    reopenInvoices: t.boolean({
      description:
        'Confirms a refund larger than the available amount: it is taken back from invoices, the newest first. Without it such a refund is refused with `REFUND_REOPENS_INVOICES`.',
    }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async ({ id, version, reopenInvoices, ...input }, context, writes) => {
    const { amount, reason } = parseInput(rules, input);
    const bookedOn = await today(context);
    const paymentId = rowKey('Payment', id);
    const wanted = { paymentId, amount, reason, reopenInvoices: reopenInvoices ?? false };
    return writes.once({
      request: { ...wanted, amount: moneyText(amount), version: version ?? null },
      work: async (tx, record) => {
        const { number, customerId, salesOrder } = await lockedPayment(
          tx,
          context.viewer,
          { id: paymentId, version },
          ({ invoiceIds }) => invoiceIds,
        );
        const { invoiceIds } = await refundPayment(tx, context, { ...wanted, bookedOn });
        // A refunded payment does not count for its order any more.
        const orders = [...(await ordersOf(tx, invoiceIds)), ...(salesOrder ? [salesOrder.id] : [])];
        await settlePaidOrders(tx, context, [...new Set(orders)]);
        record({ entityId: paymentId, customerId, data: { number, amount: moneyText(amount) } });
        return { paymentId, invoiceIds };
      },
    });
  },
  success: (t) => ({ payment: paymentField(t), invoices: touchedInvoicesField(t) }),
  sample: async ({ caller, admin, payment }) => ({
    as: caller(admin),
    input: {
      id: encodeGlobalId('Payment', await payment()),
      amount: '5.00',
      reason: 'Paid twice',
      reopenInvoices: true,
    },
  }),
});
