import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError, NotFoundError } from '../../../errors/errors.ts';
import { decimal, type Money, moneyText } from '../../../lib/money.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { paymentField } from '../../payments/payment/payment-result.ts';
import { today } from '../../settings/company-day.ts';
import { requirePaying } from '../access.ts';
import { creditPayPalOrder, payPalRequestKey } from './credit-pay-pal-order.ts';
import { capturePayPalMoney } from './pay-pal-money.ts';

const rules = z.object({ payPalOrderId: z.string().trim().min(1, 'REQUIRED').max(64) });

mutation('addPayPalOverpayment', {
  description:
    'Books a PayPal order of the active customer as a prepayment. The order must have been started for this customer (`startPayPalPayment`), or pay the company’s account with the customer’s account number as its custom id and not be booked yet; other orders are unknown. State and amount are read from PayPal. Each order is booked once; a repeated call returns its payment.',
  permission: requirePaying,
  audit: { action: 'PAYMENT_PAYPAL', entityType: 'Payment' },
  repeat: 'naturally repeatable: an order of PayPal is kept once; a repeat answers its payment',
  budget: 20,
  input: (t) => ({
    payPalOrderId: t.string({ required: true, description: 'PayPal’s id of the order.' }),
    amount: t.field({ type: 'Decimal', description: 'Amount that the payer saw.' }),
  }),
  resolve: async ({ amount, ...input }, context, writes) => {
    const { viewer, db } = context;
    const customerId = viewer.requireCustomer();
    const { payPalOrderId } = parseInput(rules, input);
    const requestKey = payPalRequestKey(payPalOrderId);
    const check = (seen: Money) => {
      if (amount != null && !amount.equals(seen)) throw InvalidInputError.of('amount', 'OUT_OF_RANGE');
    };
    const earlier = await creditedBy(db, { customerId, requestKey });
    if (earlier) {
      check(decimal(earlier.amount));
      return writes.transaction(async (_tx, record) => {
        record(null);
        return { paymentId: earlier.id };
      });
    }
    const receivedOn = await today(context);
    const { taken, gatewayKey } = await capturePayPalMoney(
      context,
      { orderId: payPalOrderId, customerId },
      check,
    );
    return writes.transaction(async (tx, record) => {
      const order = { orderId: payPalOrderId, customerId, gatewayKey, taken, receivedOn };
      const payment = await creditPayPalOrder(tx, context, order);
      if (!payment) {
        record(null);
        const known = await creditedBy(tx, { customerId, requestKey });
        if (!known) throw new NotFoundError('PayPalOrder');
        return { paymentId: known.id };
      }
      const facts = { number: payment.number, amount: moneyText(taken.money.amount) };
      record({ entityId: payment.id, customerId, data: facts });
      return { paymentId: payment.id };
    });
  },
  success: (t) => ({ payment: paymentField(t) }),
  sample: async ({ caller, owner, payPalOrder }) => ({
    as: caller(owner),
    input: { payPalOrderId: await payPalOrder(), amount: '25.00' },
  }),
});

/** The payment of an earlier credit of a PayPal order; null for none. */
async function creditedBy(
  db: Pick<Prisma.TransactionClient, 'payment'>,
  { customerId, requestKey }: { customerId: number; requestKey: string },
): Promise<{ id: number; amount: Prisma.Decimal } | null> {
  return db.payment.findFirst({
    where: { customerId, charge: { is: { gateway: 'PAYPAL', requestKey } } },
    select: { id: true, amount: true },
  });
}
