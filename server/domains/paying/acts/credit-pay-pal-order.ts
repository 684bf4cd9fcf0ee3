import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { GatewayTransaction } from '../../../gateways/gateway.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { moneyText } from '../../../lib/money.ts';
import { receivePayment } from '../../payments/ledger/receive-payment.ts';
import { lockLedger } from '../../payments/ledger/write-entries.ts';

/** A PayPal order whose money PayPal has captured. */
type CapturedPayPalOrder = {
  readonly orderId: string;
  readonly customerId: number;
  readonly gatewayKey: string;
  readonly taken: GatewayTransaction;
  readonly receivedOn: IsoDay;
};

/** Request key of the charge of a PayPal order. */
export function payPalRequestKey(orderId: string): string {
  return `paypal ${orderId}`;
}

/** Books the money of a PayPal order as a prepayment of its customer, once; null if it was booked before. */
export async function creditPayPalOrder(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  { orderId, customerId, gatewayKey, taken: { reference, money }, receivedOn }: CapturedPayPalOrder,
): Promise<{ id: number; number: string } | null> {
  const { viewer, now } = context;
  await lockLedger(tx, customerId);
  await tx.payPalOrder.updateMany({ where: { orderId }, data: { captureAskedAt: null } });
  const [charge] = await tx.charge.createManyAndReturn({
    data: {
      customerId,
      userId: viewer.userId,
      actingById: viewer.actingById,
      requestKey: payPalRequestKey(orderId),
      requestHash: orderId,
      purpose: 'PREPAYMENT',
      gateway: 'PAYPAL',
      gatewayKey,
      amount: moneyText(money.amount),
      currency: money.currency,
      state: 'CAPTURED',
      plan: {},
      reference,
      recordedAt: now,
      endedAt: now,
    },
    skipDuplicates: true,
    select: { id: true },
  });
  if (!charge) return null;
  return receivePayment(tx, context, {
    customerId,
    amount: money.amount,
    currency: money.currency,
    method: 'PAYPAL',
    reference,
    receivedOn,
    salesOrder: null,
    charge: { id: charge.id, isTaken: true },
  });
}
