import type { SidedTransition } from '../../identity/rules/sided-transition.ts';
import type { SalesOrderStatusCode } from './status-codes.ts';

/** Actions on a sales order, and automatic steps. */
export type SalesOrderAction =
  | 'CONFIRM'
  | 'CONFIRM_BEYOND_CREDIT'
  | 'NEED_PAYMENT'
  | 'PAID'
  | 'PRODUCE'
  | 'READY'
  | 'REOPEN'
  | 'PART_SHIP'
  | 'SHIP'
  | 'UNSHIP'
  | 'CLOSE_SHORT'
  | 'COMPLETE'
  | 'HOLD'
  | 'RESUME'
  | 'CANCEL'
  | 'RE_ORDER';

/** A condition on the stored facts of a sales order, defined in sales-order-guards.ts. */
export type SalesOrderGuard =
  | 'accountInGoodStanding'
  | 'withinCredit'
  | 'beyondCredit'
  | 'depositCovered'
  | 'depositMissing'
  | 'somethingDue'
  | 'nothingStarted'
  | 'someStarted'
  | 'allReady'
  | 'notAllReady'
  | 'nothingShipped'
  | 'someShipped'
  | 'allShipped'
  | 'notAllShipped'
  | 'allCompleted'
  | 'nothingLeft'
  | 'paymentOverdue'
  | 'previousStatusKnown';

/** What a transition does besides setting the status, in the same transaction. */
type SalesOrderSideEffect =
  | 'DEMAND_PAYMENT'
  | 'STORE_PREVIOUS_STATUS'
  | 'ALLOW_WORK'
  | 'CANCEL_JOBS'
  | 'CREDIT_REST';

/** One transition of a sales order. */
export interface SalesOrderTransition extends SidedTransition<SalesOrderAction, SalesOrderGuard> {
  from: SalesOrderStatusCode;
  /** PREVIOUS: the status before the order was put on hold. SAME: the status does not change. */
  to: SalesOrderStatusCode | 'PREVIOUS' | 'SAME';
  /** It is automatic as soon as all guards of one of these sets pass; empty: never. */
  automatic: readonly (readonly SalesOrderGuard[])[];
  /** If one of these fails, the transition does not exist. */
  when: readonly SalesOrderGuard[];
  /** Guards for both sides; a failed one is shown to the user. */
  guards: readonly SalesOrderGuard[];
  /** For an order on hold: the same action of its previous status decides (side, guards, reason). */
  asPrevious: boolean;
  requiresReason: boolean;
  sideEffects: readonly SalesOrderSideEffect[];
}
