import { type OrderActor, type OrderSide, permissionsOf } from '../../ordering/rules/sided-transition.ts';
import type { JobAction } from './transition.ts';
import { JOB_TRANSITIONS } from './transitions.ts';

/** Who wants to do something with a job. */
export type JobActor = OrderActor;

/** Decisions that only the customer makes, never someone acting as the customer's user. */
export const CUSTOMER_DECISIONS: readonly JobAction[] = ['APPROVE', 'DECLINE'];

/** All that a side needs to know of an action of jobs before it looks at one. */
export const JOB_TABLE = { transitions: JOB_TRANSITIONS, customerDecisions: CUSTOMER_DECISIONS };

/** The permissions of which a side needs one for an action, whatever the job; empty: never theirs. */
export function permissionsFor(action: JobAction, side: OrderSide): readonly number[] {
  return permissionsOf(JOB_TABLE, action, side);
}
