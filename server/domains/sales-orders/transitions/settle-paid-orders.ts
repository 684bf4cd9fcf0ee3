import type { Prisma } from '../../../database/generated/client.ts';
import { salesOrderFacts } from '../order/sales-order-facts.ts';
import { ordersNow } from './read-order.ts';
import type { Doer } from './record-event.ts';
import { follow, paidColumn, settleSalesOrder } from './settle-order.ts';

/**
 * Lets orders follow the money of their invoices: most of them only note since when they are paid, those that waited for
 * it go on. The orders are locked by the caller.
 */
export async function settlePaidOrders(
  tx: Prisma.TransactionClient,
  doer: Doer,
  salesOrderIds: readonly number[],
): Promise<void> {
  if (salesOrderIds.length === 0) return;
  const orders = await ordersNow(tx, salesOrderIds);
  const moving = orders.filter((order) => follow(salesOrderFacts(order), doer.now).steps.length > 0);
  const rows = orders
    .filter((order) => !moving.includes(order))
    .map((order) => ({ id: order.id, ...paidColumn(order, salesOrderFacts(order), doer.now) }))
    .filter((row) => 'paidAt' in row);
  if (rows.length > 0)
    await tx.$executeRaw`
      UPDATE "SalesOrder" SET "paidAt" = row."paidAt", version = version + 1, "updatedAt" = ${doer.now}::timestamp
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (id int, "paidAt" timestamp)
      WHERE "SalesOrder".id = row.id`;
  for (const { id } of moving) await settleSalesOrder(tx, doer, id);
}
