import { type OrderActor, sideOf } from '../../identity/rules/sided-transition.ts';
import { decideTransition, type SalesOrderRefusal } from './decide-transition.ts';
import { findTransition, targetStatus } from './find-transition.ts';
import type { SalesOrderFacts } from './sales-order-facts.ts';
import type { SalesOrderStatusCode } from './status-codes.ts';
import type { SalesOrderAction } from './transition.ts';
import { SALES_ORDER_TRANSITIONS } from './transitions.ts';

/** What an order lacks for an action of the viewer. */
const SALES_ORDER_OBSTACLES = [
  'ACCOUNT_ON_HOLD',
  'CREDIT_LIMIT_EXCEEDED',
  'DEPOSIT_DUE',
  'NOTHING_DUE',
  'PRODUCTION_STARTED',
  'PREVIOUS_STATUS_UNKNOWN',
] as const;

/** The code of an obstacle. */
export type SalesOrderObstacle = (typeof SALES_ORDER_OBSTACLES)[number];

/** An action of the viewer on a sales order, and what it lacks, if anything. */
export type OfferedSalesOrderAction = {
  action: SalesOrderAction;
  /** Null if the previous status is unknown. */
  to: SalesOrderStatusCode | null;
  permission: number;
  requiresReason: boolean;
  /** The missing requirement. */
  missing: SalesOrderObstacle | null;
};

/** The actions of the viewer's side on an order, in the order of the transitions. */
export function offeredActions(
  order: SalesOrderFacts,
  actor: OrderActor,
  now: Date,
): OfferedSalesOrderAction[] {
  return SALES_ORDER_TRANSITIONS.filter(({ from }) => from === order.status).flatMap(
    ({ action }): OfferedSalesOrderAction[] => {
      const transition = findTransition(order, action);
      const permission = transition ? sideOf(transition, actor.side)?.anyOf[0] : undefined;
      if (!transition || permission === undefined) return [];
      const decision = decideTransition({ order, action, actor, reason: '-', now });
      const missing = decision.ok ? null : obstacleOf(decision.refused.code);
      // Any other refusal hides the action from the viewer.
      if (!decision.ok && missing === null) return [];
      const { requiresReason } = transition;
      return [{ action, to: targetStatus(order, transition), permission, requiresReason, missing }];
    },
  );
}

function obstacleOf(code: SalesOrderRefusal['code']): SalesOrderObstacle | null {
  return SALES_ORDER_OBSTACLES.find((obstacle) => obstacle === code) ?? null;
}
