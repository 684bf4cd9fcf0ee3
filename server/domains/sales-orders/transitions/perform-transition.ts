import type { AuditContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { ForbiddenError, InvalidInputError, RefusedError } from '../../../errors/errors.ts';
import type { RecordFacts, Writes } from '../../../schema/mutation-writes.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { transitionDenied } from '../../identity/transition-denied.ts';
import { salesOrderFacts } from '../order/sales-order-facts.ts';
import {
  decideTransition,
  type SalesOrderGranted,
  type SalesOrderRefusal,
} from '../rules/decide-transition.ts';
import type { LineCancelRefusal } from '../rules/line-cancellation.ts';
import { type OfferedSalesOrderAction, offeredActions } from '../rules/offered-actions.ts';
import { SALES_ORDER_STATUSES } from '../rules/status-codes.ts';
import type { SalesOrderAction } from '../rules/transition.ts';
import { isBeyondCredit } from './credit.ts';
import { notifyOfDeposit } from './notify-of-deposit.ts';
import { cancelJobsOf, creditRest } from './order-jobs.ts';
import { lockedOrder, type OrderInTransition } from './read-order.ts';
import { recordEvents } from './record-event.ts';
import { settleSalesOrder } from './settle-order.ts';
import { stepColumns } from './step-columns.ts';

/** A request to move a sales order. */
type SalesTransitionOrder = {
  id: number;
  action: SalesOrderAction;
  /** Expected version; absent: any. */
  version?: number | null;
  reason: string | null;
};

/**
 * The only way for users to move a sales order. Checks permission, row, version and rule, then writes the status with
 * its side effects, the history, the audit and automatic steps in one transaction.
 */
export async function performTransition(
  context: AuditContext,
  writes: Writes,
  { id, action, version, reason }: SalesTransitionOrder,
): Promise<void> {
  const { viewer, now } = context;
  const actor = orderActor(viewer);
  await writes.transaction(async (tx, record) => {
    const order = await lockedOrder(tx, viewer, { id, version });
    const facts = { ...salesOrderFacts(order), isBeyondCredit: await isBeyondCredit(tx, order) };
    const decision = decideTransition({ order: facts, action, actor, reason, now });
    if (!decision.ok) throw refusal(decision.refused, offeredActions(facts, actor, now));
    await writeStep(tx, context, { order, granted: decision, reason, record });
    await settleSalesOrder(tx, context, id);
  });
}

/** Converts a refusal to a typed error. */
export function refusal(
  refused: SalesOrderRefusal | LineCancelRefusal,
  offered: readonly OfferedSalesOrderAction[],
): Error {
  if (refused.code === 'STATUS_TRANSITION_DENIED') return transitionDenied(offered);
  if (refused.code === 'FORBIDDEN') return new ForbiddenError(refused.permission);
  if (refused.code === 'REASON_REQUIRED')
    return InvalidInputError.of('reason', 'REQUIRED', 'A reason is required.');
  return new RefusedError(refused.code);
}

type Write = {
  order: OrderInTransition;
  granted: SalesOrderGranted;
  reason: string | null;
  record: RecordFacts;
};

async function writeStep(
  tx: Prisma.TransactionClient,
  context: AuditContext,
  { order, granted: { transition, to }, reason, record }: Write,
): Promise<void> {
  const { action, sideEffects } = transition;
  const facts = salesOrderFacts(order);
  const toStatusId = SALES_ORDER_STATUSES[to].id;
  await tx.salesOrder.update({
    where: { id: order.id },
    data: {
      ...stepColumns(facts, transition, { to, reason, now: context.now }),
      version: { increment: 1 },
    },
    select: { id: true },
  });
  await recordEvents(tx, context, order.id, [{ fromStatusId: order.statusId, toStatusId, action, reason }]);
  if (action === 'NEED_PAYMENT') await notifyOfDeposit(tx, order, facts, { event: 'DEPOSIT_DUE' });
  record({
    action: `SALES_ORDER_${action}`,
    entityId: order.id,
    customerId: order.customerId,
    data: { number: order.number, toStatusId },
  });
  if (sideEffects.includes('CANCEL_JOBS')) await cancelJobsOf(tx, context, order, { reason, record });
  if (sideEffects.includes('CREDIT_REST')) await creditRest(tx, context, order, { reason, record });
}
