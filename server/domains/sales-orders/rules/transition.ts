import type { SidedTransition } from '../../ordering/rules/sided-transition.ts';
import type { SalesOrderStatusCode } from './status-codes.ts';

/** What can be done with a sales order, or happens to it. */
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

/** A condition on the stored facts of a sales order; sales-order-guards.ts defines each. */
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

/** What the writer of a transition does beside setting the status, in the same transaction. */
type SalesOrderSideEffect =
  | 'DEMAND_PAYMENT'
  | 'STORE_PREVIOUS_STATUS'
  | 'ALLOW_WORK'
  | 'CANCEL_JOBS'
  | 'CREDIT_REST';

/** One transition of a sales order, as data. */
export interface SalesOrderTransition extends SidedTransition<SalesOrderAction, SalesOrderGuard> {
  from: SalesOrderStatusCode;
  /** PREVIOUS: the status stored when the order was put on hold. SAME: the order itself stays as it is. */
  to: SalesOrderStatusCode | 'PREVIOUS' | 'SAME';
  /** It happens by itself as soon as all guards of one of these hold; empty: never. */
  automatic: readonly (readonly SalesOrderGuard[])[];
  /** Without these there is no such transition. */
  when: readonly SalesOrderGuard[];
  /** Guards for both sides: what does not hold is told. */
  guards: readonly SalesOrderGuard[];
  /** For a held order: the same action of the status it was held from decides (side, guards, reason). */
  asPrevious: boolean;
  requiresReason: boolean;
  sideEffects: readonly SalesOrderSideEffect[];
}
