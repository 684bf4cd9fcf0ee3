import { type OrderActor, permissionsOf, reaches, sideOf } from '../../identity/rules/sided-transition.ts';
import { isWithdrawn } from '../../orders/rules/order-state.ts';
import { findTransition } from './find-transition.ts';
import type { LineFacts, SalesOrderFacts } from './sales-order-facts.ts';
import type { SalesOrderStatusCode } from './status-codes.ts';
import { SALES_ORDER_TABLE } from './transitions.ts';

/** Why a single line cannot be cancelled. FORBIDDEN names a permission that would have allowed it. */
export type LineCancelRefusal =
  | { code: 'FORBIDDEN'; permission: number }
  | { code: 'STATUS_TRANSITION_DENIED' | 'ALREADY_SHIPPED' | 'REASON_REQUIRED' };

/** Statuses in which nothing can be cancelled. */
const CLOSED: readonly SalesOrderStatusCode[] = ['SHIPPED', 'COMPLETED', 'CANCELLED'];

/** A user's request to cancel a single line. */
type LineCancellation = {
  order: SalesOrderFacts;
  line: LineFacts;
  actor: OrderActor;
  reason: string | null;
};

/**
 * Why an actor may not cancel a single line from stock; null if they may. The customer may while the order can be
 * cancelled; staff may until a piece of the line has shipped, with a reason after the confirmation. A line with a job
 * is cancelled with its job.
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
  return isReasonRequired(order) && (reason ?? '').trim() === '' ? { code: 'REASON_REQUIRED' } : null;
}

/** Whether cancelling a line requires a reason: after the confirmation. */
export function isReasonRequired({ isConfirmed }: Pick<SalesOrderFacts, 'isConfirmed'>): boolean {
  return isConfirmed;
}
