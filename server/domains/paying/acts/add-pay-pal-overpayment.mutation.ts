import { z } from 'zod';
import { InvalidInputError, NotFoundError, RefusedError } from '../../../errors/errors.ts';
import type { GatewayTransaction } from '../../../gateways/gateway.ts';
import { moneyText } from '../../../lib/money.ts';
import type { Context } from '../../../schema/context.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { gatewayRefusal } from '../../cards/gateway-refusal.ts';
import { receivePayment } from '../../payments/ledger/receive-payment.ts';
import { lockLedger } from '../../payments/ledger/write-entries.ts';
import { paymentField } from '../../payments/payment/payment-result.ts';
import { today } from '../../settings/company-day.ts';
import { requirePaying } from '../access.ts';

const rules = z.object({ payPalOrderId: z.string().trim().min(1, 'REQUIRED').max(64) });

mutation('addPayPalOverpayment', {
  description:
    'Keeps money that the active customer has agreed to pay with PayPal as a prepayment. PayPal itself is asked whether, and how much; each order of PayPal counts once, and a repeat answers its payment.',
  permission: requirePaying,
  audit: { action: 'PAYMENT_PAYPAL', entityType: 'Payment' },
  repeat: 'naturally repeatable: an order of PayPal is kept once; a repeat answers its payment',
  budget: 20,
  input: (t) => ({
    payPalOrderId: t.string({ required: true, description: 'PayPal’s own id of the order.' }),
    amount: t.field({ type: 'Decimal', description: 'How much it is, as the payer saw it.' }),
  }),
  resolve: async ({ amount, ...input }, context, writes) => {
    const { viewer, now, db } = context;
    const customerId = viewer.requireCustomer();
    const { payPalOrderId } = parseInput(rules, input);
    const receivedOn = await today(context);
    const { currency } = await db.customer.findUniqueOrThrow({
      where: { id: customerId },
      select: { currency: true },
    });
    const { reference, money } = await taken(context, payPalOrderId, (seen) => {
      if (seen.currency !== currency) throw new RefusedError('OTHER_CURRENCY');
      if (amount != null && !amount.equals(seen.amount)) throw InvalidInputError.of('amount', 'OUT_OF_RANGE');
    });
    return writes.transaction(async (tx, record) => {
      await lockLedger(tx, customerId);
      const [charge] = await tx.charge.createManyAndReturn({
        data: {
          customerId,
          userId: viewer.userId,
          actingById: viewer.actingById,
          requestKey: `paypal ${payPalOrderId}`,
          requestHash: payPalOrderId,
          purpose: 'PREPAYMENT',
          gateway: 'PAYPAL',
          gatewayKey: `pp-${payPalOrderId}`,
          amount: moneyText(money.amount),
          currency,
          state: 'CAPTURED',
          plan: {},
          reference,
          recordedAt: now,
          endedAt: now,
        },
        skipDuplicates: true,
        select: { id: true },
      });
      if (!charge) {
        record(null);
        const known = await tx.payment.findFirst({
          where: { customerId, charge: { is: { gateway: 'PAYPAL', reference } } },
          select: { id: true },
        });
        if (!known) throw new NotFoundError('PayPalOrder');
        return { paymentId: known.id };
      }
      const payment = await receivePayment(tx, context, {
        customerId,
        amount: money.amount,
        currency,
        method: 'PAYPAL',
        reference,
        receivedOn,
        salesOrder: null,
        chargeId: charge.id,
      });
      const facts = { number: payment.number, amount: moneyText(money.amount) };
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

/** The money of an order of PayPal that its buyer agreed to; taken now, unless it was before. `check` sees it first. */
async function taken(
  { services: { gateways } }: Context,
  id: string,
  check: (money: GatewayTransaction['money']) => void,
): Promise<GatewayTransaction> {
  const { payPal } = gateways;
  if (!payPal) throw new RefusedError('NO_GATEWAY');
  try {
    const order = await payPal.showOrder(id);
    if (!order) throw new NotFoundError('PayPalOrder');
    check(order.money);
    if (order.state === 'CREATED') throw new RefusedError('PAYPAL_NOT_COMPLETED');
    return order.capture ?? (await payPal.captureOrder(id));
  } catch (error) {
    throw gatewayRefusal(error);
  }
}
