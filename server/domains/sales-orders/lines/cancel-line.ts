import type { AuditContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { NotFoundError } from '../../../errors/errors.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { lineFacts, salesOrderFacts } from '../order/sales-order-facts.ts';
import { lineCancelRefusal } from '../rules/line-cancellation.ts';
import { offeredActions } from '../rules/offered-actions.ts';
import { moveJobs } from '../transitions/order-jobs.ts';
import { refusal } from '../transitions/perform-transition.ts';
import { lockedOrder, type NamedOrder } from '../transitions/read-order.ts';
import { recordEvents } from '../transitions/record-event.ts';
import { settleSalesOrder } from '../transitions/settle-order.ts';

/** A line from stock to cancel. */
type CancelledLine = NamedOrder & { lineId: number; reason: string | null };

/**
 * Cancels a single line from stock. Like the cancellation of a job, it removes the line, recalculates discounts and
 * shipping, and updates the order, its deposit and its invoices.
 */
export async function cancelLine(
  tx: Prisma.TransactionClient,
  context: AuditContext,
  { lineId, reason, ...named }: CancelledLine,
  record: RecordFacts,
): Promise<void> {
  const { viewer, now } = context;
  const order = await lockedOrder(tx, viewer, named);
  const line = order.lines.find(({ id }) => id === lineId);
  if (!line) throw new NotFoundError('SalesOrderLine');
  const actor = orderActor(viewer);
  const facts = salesOrderFacts(order);
  const refused = lineCancelRefusal({ order: facts, line: lineFacts(line), actor, reason });
  if (refused !== null) throw refusal(refused, offeredActions(facts, actor, now));
  const { id, statusId, number, customerId } = order;
  const { titleEn, titleFr } = await tx.jobOrder.findUniqueOrThrow({
    where: { id: line.jobOrderId },
    select: { titleEn: true, titleFr: true },
  });
  await moveJobs(tx, context, {
    jobOrderIds: [line.jobOrderId],
    action: 'CANCEL',
    input: { reason },
    record: null,
  });
  await recordEvents(tx, context, id, [
    {
      fromStatusId: statusId,
      toStatusId: statusId,
      action: 'CANCEL_LINE',
      reason,
      detail: { line: { titleEn, titleFr } },
    },
  ]);
  await settleSalesOrder(tx, context, id);
  record({ entityId: id, customerId, data: { number, line: titleEn, reason } });
}
