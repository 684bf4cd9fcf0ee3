import { type OrderActor, type OrderSide, permissionsOf } from '../../identity/rules/sided-transition.ts';
import type { JobAction } from './transition.ts';
import { JOB_TRANSITIONS } from './transitions.ts';

/** The user who wants to perform an action on a job. */
export type JobActor = OrderActor;

/** Decisions that only the customer makes, never an acting user. */
export const CUSTOMER_DECISIONS: readonly JobAction[] = ['APPROVE', 'DECLINE'];

/** The transition table, which decides the actions of each side before a job is read. */
export const JOB_TABLE = { transitions: JOB_TRANSITIONS, customerDecisions: CUSTOMER_DECISIONS };

/** The permissions of which a side needs one for an action on any job; empty if the side never may. */
export function permissionsFor(action: JobAction, side: OrderSide): readonly number[] {
  return permissionsOf(JOB_TABLE, action, side);
}
