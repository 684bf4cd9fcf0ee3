import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { salesOrderFacts } from '../order/sales-order-facts.ts';
import { findTransition } from '../rules/find-transition.ts';
import { SALES_ORDER_STATUSES } from '../rules/status-codes.ts';
import { cancelJobsOf } from './order-jobs.ts';
import { orderNow } from './read-order.ts';
import { recordEvents } from './record-event.ts';
import { stepColumns } from './step-columns.ts';

/**
 * Cancels an order with its jobs automatically; skipped if it cannot be cancelled any more. The caller has locked it.
 */
export async function cancelOrder(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const order = await orderNow(tx, id);
  const facts = salesOrderFacts(order);
  const transition = findTransition(facts, 'CANCEL');
  if (!transition) return;
  await tx.salesOrder.update({
    where: { id },
    data: {
      ...stepColumns(facts, transition, { to: 'CANCELLED', reason, now: actor.now }),
      version: { increment: 1 },
    },
    select: { id: true },
  });
  const toStatusId = SALES_ORDER_STATUSES.CANCELLED.id;
  await recordEvents(tx, actor, id, [
    { fromStatusId: order.statusId, toStatusId, action: 'CANCEL', reason, isAutomatic: true },
  ]);
  await cancelJobsOf(tx, actor, order);
}
