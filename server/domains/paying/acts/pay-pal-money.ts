import { NotFoundError, RefusedError } from '../../../errors/errors.ts';
import type { GatewayTransaction, PayPalGateway } from '../../../gateways/gateway.ts';
import { decimal, type Money, moneyText } from '../../../lib/money.ts';
import type { Context } from '../../../schema/context.ts';
import { gatewayRefusal } from '../../cards/gateway-refusal.ts';
import { captureRefusal, type PayPalRefusal, payPalRefusal } from '../rules/pay-pal-order.ts';

/** Captured money of a PayPal order of the customer. */
type PayPalMoney = { taken: GatewayTransaction; gatewayKey: string };

/**
 * Captures a PayPal order that its buyer approved, unless it is captured already. The customer of the order is stored
 * before the capture. `check` gets the amount first.
 * @throws NotFoundError for an order that is not the customer's; RefusedError
 */
export async function capturePayPalMoney(
  context: Context,
  { orderId, customerId }: { orderId: string; customerId: number },
  check: (amount: Money) => void,
): Promise<PayPalMoney> {
  const { services, db } = context;
  const { payPal } = services.gateways;
  if (!payPal) throw new RefusedError('NO_GATEWAY');
  const { accountNumber, currency } = await db.customer.findUniqueOrThrow({
    where: { id: customerId },
    select: { accountNumber: true, currency: true },
  });
  const creditor = { customerId, accountNumber, currency, merchantId: payPal.merchantId };
  try {
    const order = await payPal.showOrder(orderId);
    if (!order) throw new NotFoundError('PayPalOrder');
    const known = await db.payPalOrder.findUnique({ where: { orderId }, select: BEGUN });
    refuse(payPalRefusal(order, known && begun(known), creditor));
    check(order.money.amount);
    const own = known ?? (await storeVerifiedCustomer(context, { orderId, customerId, order }));
    const taken = order.capture ?? (await capture(context, payPal, orderId));
    const refusal = captureRefusal(taken, order.money);
    if (refusal === 'PAYPAL_AMOUNT_DIFFERS')
      services.logger.error({ orderId, reference: taken.reference }, 'PayPal took another amount');
    refuse(refusal);
    return { taken, gatewayKey: own.gatewayKey };
  } catch (error) {
    throw gatewayRefusal(error);
  }
}

/** Has PayPal capture the money. The attempt is stored first, so that a lost answer is looked up later. */
async function capture(
  { db, now }: Context,
  payPal: PayPalGateway,
  orderId: string,
): Promise<GatewayTransaction> {
  await db.payPalOrder.updateMany({ where: { orderId }, data: { captureAskedAt: now } });
  return payPal.captureOrder(orderId);
}

const BEGUN = { customerId: true, gatewayKey: true, amount: true, currency: true, payee: true } as const;

type Begun = {
  customerId: number;
  gatewayKey: string;
  amount: unknown;
  currency: string;
  payee: string | null;
};

function begun({ customerId, amount, currency, payee }: Begun) {
  return { customerId, payee, money: { amount: decimal(String(amount)), currency } };
}

function refuse(refusal: PayPalRefusal | null): void {
  if (refusal === 'UNKNOWN') throw new NotFoundError('PayPalOrder');
  if (refusal !== null) throw new RefusedError(refusal);
}

/** Stores the customer of an order that was created elsewhere before its capture, so that a repeated call finds it. */
async function storeVerifiedCustomer(
  { db, viewer, now }: Context,
  {
    orderId,
    customerId,
    order: { money, payee },
  }: {
    orderId: string;
    customerId: number;
    order: { money: { amount: Money; currency: string }; payee: string | null };
  },
): Promise<Begun> {
  await db.payPalOrder.createMany({
    data: {
      orderId,
      customerId,
      userId: viewer.userId,
      gatewayKey: `pp-${orderId}`,
      amount: moneyText(money.amount),
      currency: money.currency,
      payee,
      createdAt: now,
    },
    skipDuplicates: true,
  });
  const kept = await db.payPalOrder.findUnique({ where: { orderId }, select: BEGUN });
  if (kept?.customerId !== customerId) throw new NotFoundError('PayPalOrder');
  return kept;
}
