import { recordAudit } from '../../../audit/record-audit.ts';
import type { PayPalOrder } from '../../../database/generated/client.ts';
import { isoDayOf } from '../../../lib/calendar.ts';
import { decimal, moneyText } from '../../../lib/money.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { creditPayPalOrder } from '../acts/credit-pay-pal-order.ts';
import { captureRefusal } from '../rules/pay-pal-order.ts';
import type { ChargeDeps } from './charge-deps.ts';
import { forEachIndependently } from './for-each-independently.ts';
import { viewerOfPayer } from './payer.ts';

/** Orders that one run takes up at most. */
const AT_ONCE = 50;

/** The call that asked PayPal for the money has ended after this long. */
const CALL_MS = 2 * 60_000;

/** An order whose money PayPal has not taken a day after it was asked to is left alone. */
const GIVE_UP_MS = 24 * 3_600_000;

/**
 * Credits orders of PayPal whose money was taken while the answer was lost, and whose payer did not come back. May run
 * twice at once, and be ended anywhere.
 * @throws AggregateError that names the orders that failed for another reason than PayPal
 */
export async function settlePayPalOrders(deps: ChargeDeps, now: Date): Promise<void> {
  const asked = await deps.db.payPalOrder.findMany({
    where: { captureAskedAt: { lt: new Date(now.getTime() - CALL_MS) } },
    // Those that were not looked up yet, then the one that was looked up longest ago: none holds the others up.
    orderBy: [{ triedAt: { sort: 'asc', nulls: 'first' } }, { captureAskedAt: 'asc' }, { id: 'asc' }],
    take: AT_ONCE,
  });
  await forEachIndependently('Orders of PayPal that could not be settled', asked, {
    work: (order) => settle(deps, order, now),
    noteTrouble: (order) => lookAgain(deps, order, now),
  });
}

async function settle({ db, services }: ChargeDeps, order: PayPalOrder, now: Date): Promise<void> {
  const { orderId, customerId, gatewayKey } = order;
  const agreed = { amount: decimal(order.amount), currency: order.currency };
  const taken = (await services.gateways.payPal?.showOrder(orderId))?.capture ?? null;
  const refusal = taken ? captureRefusal(taken, agreed) : 'PAYPAL_NOT_COMPLETED';
  if (taken && refusal === null) {
    const keeper = { viewer: viewerOfPayer({ ...order, actingById: null }), now };
    await db.$transaction(async (tx) => {
      const { COMPANY } = await readSettings(tx);
      const receivedOn = isoDayOf(now, COMPANY.timeZone);
      const payment = await creditPayPalOrder(tx, keeper, {
        orderId,
        customerId,
        gatewayKey,
        taken,
        receivedOn,
      });
      if (!payment) return;
      const data = { number: payment.number, amount: moneyText(taken.money.amount) };
      const facts = {
        action: 'PAYMENT_PAYPAL',
        entityType: 'Payment',
        entityId: payment.id,
        customerId,
        data,
      };
      await recordAudit(tx, { ...keeper, requestId: `paypal-${orderId}`, address: '' }, facts);
    });
    return;
  }
  const isOld = now.getTime() - (order.captureAskedAt?.getTime() ?? 0) > GIVE_UP_MS;
  if (refusal === 'PAYPAL_NOT_COMPLETED' && !isOld) return lookAgain({ db }, order, now);
  // What PayPal took otherwise is left to staff, whom the comparison with its books shows it.
  if (taken) services.logger.error({ orderId, refusal }, 'PayPal took money that is credited to nobody');
  await db.payPalOrder.updateMany({ where: { orderId }, data: { captureAskedAt: null } });
}

/** Puts an order behind those that were not looked up yet. */
async function lookAgain({ db }: Pick<ChargeDeps, 'db'>, { id }: { id: number }, now: Date): Promise<void> {
  await db.payPalOrder.updateMany({ where: { id }, data: { triedAt: now } });
}
