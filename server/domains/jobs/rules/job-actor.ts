import { type OwnedRow, type RowWriter, type Scope, scopeAllowsWrite } from '../../identity/rules/scope.ts';
import type { JobAction, JobSide, JobTransition, TransitionSide } from './transition.ts';
import { JOB_TRANSITIONS } from './transitions.ts';

/** Who wants to do something with a job. */
export interface JobActor extends RowWriter {
  side: JobSide;
  /** A staff member is signed in as this user. */
  isActedFor: boolean;
  /** How far each held permission reaches; a permission that is not held is NONE or absent. */
  scopes: ReadonlyMap<number, Scope>;
}

/** Decisions that only the customer makes, never someone acting as the customer's user. */
export const CUSTOMER_DECISIONS: readonly JobAction[] = ['APPROVE', 'DECLINE'];

/** A side's terms of a transition; null when the transition is not theirs. */
export function sideOf(transition: JobTransition, side: JobSide): TransitionSide | null {
  return side === 'CUSTOMER' ? transition.customer : transition.staff;
}

/** The permissions of which a side needs one for an action, whatever the job; empty: never theirs. */
export function permissionsFor(action: JobAction, side: JobSide): readonly number[] {
  const sides = JOB_TRANSITIONS.filter((each) => each.action === action).map((each) => sideOf(each, side));
  return [...new Set(sides.flatMap((each) => each?.anyOf ?? []))];
}

/** Whether the actor holds one of the permissions for anything at all. */
export function holdsAny(actor: JobActor, permissions: readonly number[]): boolean {
  return permissions.some((permission) => (actor.scopes.get(permission) ?? 'NONE') !== 'NONE');
}

/** Whether one of the permissions reaches this job. */
export function reaches(actor: JobActor, permissions: readonly number[], job: OwnedRow): boolean {
  return permissions.some((permission) =>
    scopeAllowsWrite(actor.scopes.get(permission) ?? 'NONE', actor, job),
  );
}
