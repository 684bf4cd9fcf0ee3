import type { Database } from '../../../database/client.ts';
import { isoDayOf } from '../../../lib/calendar.ts';
import { applyOrderMoney } from '../../payments/ledger/order-money.ts';
import { lockLedger } from '../../payments/ledger/write-entries.ts';
import { lockSalesOrders } from '../../sales-orders/transitions/read-order.ts';
import { readSettings } from '../../settings/read-settings.ts';
import type { ChargeRow } from './charge-deps.ts';
import { viewerOfPayer } from './payer.ts';

/**
 * Applies the payments of a charge towards sales orders to invoices that were issued while the bank had not answered.
 * Repeating it changes nothing.
 */
export async function applyConfirmed(db: Database, charge: ChargeRow, now: Date): Promise<void> {
  const paid = await db.payment.findMany({
    where: { chargeId: charge.id, available: { gt: 0 }, salesOrder: { is: { invoices: { some: {} } } } },
    select: { salesOrderId: true },
  });
  const ids = [...new Set(paid.flatMap(({ salesOrderId }) => salesOrderId ?? []))];
  if (ids.length === 0) return;
  await db.$transaction(async (tx) => {
    const { COMPANY } = await readSettings(tx);
    await lockSalesOrders(tx, ids);
    await lockLedger(tx, charge.customerId);
    const actor = { viewer: viewerOfPayer(charge), now };
    for (const salesOrderId of ids)
      await applyOrderMoney(tx, actor, { salesOrderId, bookedOn: isoDayOf(now, COMPANY.timeZone) });
  });
}
