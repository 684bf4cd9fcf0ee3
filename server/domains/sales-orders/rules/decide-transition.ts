import {
  type ActorRefusal,
  type OrderActor,
  reaches,
  refusedForActor,
  sideOf,
} from '../../identity/rules/sided-transition.ts';
import { findTransition, targetStatus } from './find-transition.ts';
import type { SalesOrderFacts } from './sales-order-facts.ts';
import { allHold, failedGuard, type SalesOrderGuardCode } from './sales-order-guards.ts';
import type { SalesOrderStatusCode } from './status-codes.ts';
import type { SalesOrderAction, SalesOrderTransition } from './transition.ts';
import { SALES_ORDER_TABLE } from './transitions.ts';

/** Why a transition is refused. FORBIDDEN names a permission that would have allowed it. */
export type SalesOrderRefusal =
  | ActorRefusal
  | { code: 'STATUS_TRANSITION_DENIED' | 'REASON_REQUIRED' | SalesOrderGuardCode };

/** An allowed transition, with its target status. */
export type SalesOrderGranted = { transition: SalesOrderTransition; to: SalesOrderStatusCode };

/** The decision of the rule. */
type SalesOrderDecision = ({ ok: true } & SalesOrderGranted) | { ok: false; refused: SalesOrderRefusal };

/** A user's request to move a sales order. */
interface SalesOrderRequest {
  order: SalesOrderFacts;
  action: SalesOrderAction;
  actor: OrderActor;
  reason: string | null;
  now: Date;
}

/** Decides whether an actor may perform an action on the order: checks permission, then row, then rule, then input. */
export function decideTransition({
  order,
  action,
  actor,
  reason,
  now,
}: SalesOrderRequest): SalesOrderDecision {
  const actorRefusal = refusedForActor(SALES_ORDER_TABLE, action, actor);
  if (actorRefusal !== null) return { ok: false, refused: actorRefusal };
  const transition = findTransition(order, action);
  const terms = transition && sideOf(transition, actor.side);
  if (transition === null || terms === null || !allHold(transition.when, order, now))
    return refuse('STATUS_TRANSITION_DENIED');
  if (!reaches(actor, terms.anyOf, order))
    return { ok: false, refused: { code: 'FORBIDDEN', permission: terms.anyOf[0] ?? 0 } };
  const guardCode = failedGuard([...transition.guards, ...terms.guards], order, now);
  if (guardCode !== null) return refuse(guardCode);
  if (transition.requiresReason && (reason === null || reason.trim() === ''))
    return refuse('REASON_REQUIRED');
  const to = targetStatus(order, transition);
  return to === null ? refuse('PREVIOUS_STATUS_UNKNOWN') : { ok: true, transition, to };
}

function refuse(code: Exclude<SalesOrderRefusal['code'], 'FORBIDDEN'>): SalesOrderDecision {
  return { ok: false, refused: { code } };
}
