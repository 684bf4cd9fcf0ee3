import type { SalesOrderFacts } from './sales-order-facts.ts';
import { allHold } from './sales-order-guards.ts';
import type { SalesOrderStatusCode } from './status-codes.ts';
import type { SalesOrderAction, SalesOrderTransition } from './transition.ts';
import { SALES_ORDER_TRANSITIONS } from './transitions.ts';

/** The status of an order, and the previous one if it is on hold. */
type SalesOrderState = Pick<SalesOrderFacts, 'status' | 'previousStatus'>;

/** The transition of an action from the order's status; null if there is none. */
export function findTransition(
  order: SalesOrderState,
  action: SalesOrderAction,
): SalesOrderTransition | null {
  const found = transitionFrom(order.status, action);
  if (found === null || !found.asPrevious || order.previousStatus === null) return found;
  const asPrevious = transitionFrom(order.previousStatus, action);
  return asPrevious && { ...asPrevious, from: found.from };
}

/** The status that a transition leads to; null when it depends on a previous status that is unknown. */
export function targetStatus(
  { status, previousStatus }: SalesOrderState,
  { to }: SalesOrderTransition,
): SalesOrderStatusCode | null {
  if (to === 'SAME') return status;
  return to === 'PREVIOUS' ? previousStatus : to;
}

/** The next automatic transition of an order; null for none. */
export function nextAutomatic(order: SalesOrderFacts, now: Date): SalesOrderTransition | null {
  return (
    SALES_ORDER_TRANSITIONS.find(
      ({ from, automatic }) =>
        from === order.status && automatic.some((guards) => allHold(guards, order, now)),
    ) ?? null
  );
}

function transitionFrom(from: SalesOrderStatusCode, action: SalesOrderAction): SalesOrderTransition | null {
  return SALES_ORDER_TRANSITIONS.find((each) => each.from === from && each.action === action) ?? null;
}
