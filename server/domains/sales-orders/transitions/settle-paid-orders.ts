import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { salesOrderFacts } from '../order/sales-order-facts.ts';
import { ordersNow } from './read-order.ts';
import { follow, moneyColumns, settleSalesOrder } from './settle-order.ts';

/**
 * Updates orders after a change of payments of their invoices: most only store since when they are paid; waiting ones
 * continue; confirmed ones without their deposit are marked. The caller has locked the orders.
 */
export async function settlePaidOrders(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  salesOrderIds: readonly number[],
): Promise<void> {
  if (salesOrderIds.length === 0) return;
  const orders = await ordersNow(tx, salesOrderIds);
  const moving = orders.filter((order) => {
    const facts = salesOrderFacts(order);
    return (
      follow(facts, actor.now).steps.length > 0 ||
      'depositReversedAt' in moneyColumns(order, facts, actor.now)
    );
  });
  const rows = orders
    .filter((order) => !moving.includes(order))
    .map((order) => ({ id: order.id, ...moneyColumns(order, salesOrderFacts(order), actor.now) }))
    .filter((row) => 'paidAt' in row);
  if (rows.length > 0)
    await tx.$executeRaw`
      UPDATE "SalesOrder" SET "paidAt" = row."paidAt", version = version + 1, "updatedAt" = ${actor.now}::timestamp
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (id int, "paidAt" timestamp)
      WHERE "SalesOrder".id = row.id`;
  for (const { id } of moving) await settleSalesOrder(tx, actor, id);
}
