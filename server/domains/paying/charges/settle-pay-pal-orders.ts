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

/** Maximum number of orders per run. */
const AT_ONCE = 50;

/** After this time, the call that captures a PayPal order has ended. */
const CALL_MS = 2 * 60_000;

/** After this time, an order that PayPal has not captured is ignored. */
const GIVE_UP_MS = 24 * 3_600_000;

/**
 * Credits PayPal orders that were captured although the answer was lost and the payer did not return. It may run
 * concurrently and be interrupted at any point.
 * @throws AggregateError with the orders that failed for a reason other than PayPal
 */
export async function settlePayPalOrders(deps: ChargeDeps, now: Date): Promise<void> {
  const asked = await deps.db.payPalOrder.findMany({
    where: { captureAskedAt: { lt: new Date(now.getTime() - CALL_MS) } },
    // Orders that were not looked up yet come first, then the ones looked up longest ago, so that none blocks the
    // others.
    orderBy: [{ triedAt: { sort: 'asc', nulls: 'first' } }, { captureAskedAt: 'asc' }, { id: 'asc' }],
    take: AT_ONCE,
  });
  await forEachIndependently('Orders of PayPal that could not be settled', asked, {
    work: (order) => settle(deps, order, now),
    noteFailure: (order) => lookAgain(deps, order, now),
  });
}

async function settle({ db, services }: ChargeDeps, order: PayPalOrder, now: Date): Promise<void> {
  const { orderId, customerId, gatewayKey } = order;
  const agreed = { amount: decimal(order.amount), currency: order.currency };
  const taken = (await services.gateways.payPal?.showOrder(orderId))?.capture ?? null;
  const refusal = taken ? captureRefusal(taken, agreed) : 'PAYPAL_NOT_COMPLETED';
  if (taken && refusal === null) {
    const actor = { viewer: viewerOfPayer({ ...order, actingById: null }), now };
    await db.$transaction(async (tx) => {
      const { COMPANY } = await readSettings(tx);
      const receivedOn = isoDayOf(now, COMPANY.timeZone);
      const payment = await creditPayPalOrder(tx, actor, {
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
      await recordAudit(tx, { ...actor, requestId: `paypal-${orderId}`, address: '' }, facts);
    });
    return;
  }
  const isOld = now.getTime() - (order.captureAskedAt?.getTime() ?? 0) > GIVE_UP_MS;
  if (refusal === 'PAYPAL_NOT_COMPLETED' && !isOld) return lookAgain({ db }, order, now);
  // Staff handle other captures, which the reconciliation with PayPal shows.
  if (taken) services.logger.error({ orderId, refusal }, 'PayPal took money that is credited to nobody');
  await db.payPalOrder.updateMany({ where: { orderId }, data: { captureAskedAt: null } });
}

/** Moves an order behind those that were not looked up yet. */
async function lookAgain({ db }: Pick<ChargeDeps, 'db'>, { id }: { id: number }, now: Date): Promise<void> {
  await db.payPalOrder.updateMany({ where: { id }, data: { triedAt: now } });
}
