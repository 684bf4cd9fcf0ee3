import { type OrderActor, permissionsOf, reaches, sideOf } from '../../ordering/rules/sided-transition.ts';
import { isWithdrawn } from '../../orders/rules/order-state.ts';
import { findTransition } from './find-transition.ts';
import type { LineFacts, SalesOrderFacts } from './sales-order-facts.ts';
import type { SalesOrderStatusCode } from './status-codes.ts';
import { SALES_ORDER_TABLE } from './transitions.ts';

/** Why a line is not cancelled by itself. FORBIDDEN names a permission that would have allowed it. */
export type LineCancelRefusal =
  | { code: 'FORBIDDEN'; permission: number }
  | { code: 'STATUS_TRANSITION_DENIED' | 'ALREADY_SHIPPED' | 'REASON_REQUIRED' };

/** Statuses in which nothing of an order is cancelled any more. */
const CLOSED: readonly SalesOrderStatusCode[] = ['SHIPPED', 'COMPLETED', 'CANCELLED'];

/** Somebody's wish to cancel a line by itself. */
type LineCancellation = {
  order: SalesOrderFacts;
  line: LineFacts;
  actor: OrderActor;
  reason: string | null;
};

/**
 * Why an actor does not cancel a line from stock by itself; null: it is theirs to do. The customer may as long as it may
 * cancel the order, staff until a piece of the line has left, with a reason once the order is confirmed. A line that a job
 * makes is cancelled with its job.
 */
export function lineCancelRefusal({
  order,
  line,
  actor,
  reason,
}: LineCancellation): LineCancelRefusal | null {
  const cancelsOrder = findTransition(order, 'CANCEL');
  const isTheirs = actor.side === 'STAFF' || (cancelsOrder && sideOf(cancelsOrder, 'CUSTOMER')) !== null;
  if (!line.isStock || isWithdrawn(line.jobStatus) || CLOSED.includes(order.status) || !isTheirs)
    return { code: 'STATUS_TRANSITION_DENIED' };
  const permissions = permissionsOf(SALES_ORDER_TABLE, 'CANCEL', actor.side);
  if (!reaches(actor, permissions, order)) return { code: 'FORBIDDEN', permission: permissions[0] ?? 0 };
  if (line.shippedQuantity > 0) return { code: 'ALREADY_SHIPPED' };
  return asksWhy(order) && (reason ?? '').trim() === '' ? { code: 'REASON_REQUIRED' } : null;
}

/** Whether cancelling a line of an order takes a reason: once it is confirmed. */
export function asksWhy({ isConfirmed }: Pick<SalesOrderFacts, 'isConfirmed'>): boolean {
  return isConfirmed;
}
