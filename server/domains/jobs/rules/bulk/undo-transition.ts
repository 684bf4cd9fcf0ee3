import { addMinutes } from '../../../../lib/calendar.ts';
import { holdsAny, reaches } from '../../../identity/rules/sided-transition.ts';
import type { JobStatusCode } from '../../../orders/rules/job-status-codes.ts';
import { findTransition } from '../find-transition.ts';
import { type JobActor, permissionsFor } from '../job-actor.ts';
import type { JobFacts } from '../job-facts.ts';
import type { JobAction, JobSideEffect } from '../transition.ts';

/** How long a reversible transition can be undone, in minutes. */
export const UNDO_WINDOW_MINUTES = 10;

/** The latest transition of a job, from its history. */
export interface LastTransition {
  from: JobStatusCode;
  action: JobAction;
  to: JobStatusCode;
  at: Date;
  /** The status stored on the job before the transition, for jobs that were on hold. */
  previousStatus: JobStatusCode | null;
}

/** Why an undo is refused. */
type UndoRefusal =
  | 'FORBIDDEN'
  | 'NOT_REVERSIBLE'
  | 'UNDO_WINDOW_CLOSED'
  | 'STATUS_TRANSITION_DENIED'
  | 'SALES_ORDER_CLOSED';

/** The status to restore, with other columns to restore. */
type UndoDecision =
  | { ok: true; to: JobStatusCode; previousStatus: JobStatusCode | null; sideEffects: JobSideEffect[] }
  | { ok: false; refused: UndoRefusal };

const INVERSE: Partial<Record<JobSideEffect, JobSideEffect>> = {
  SERVICES_AWAIT_APPROVAL: 'SERVICES_PROPOSED',
  SERVICES_PROPOSED: 'SERVICES_AWAIT_APPROVAL',
};

/**
 * Decides whether the latest transition can be undone: it is reversible, the job is still in its target status, ten
 * minutes have not passed, and the actor may perform it. A cancelled job cannot be restored after its order is closed.
 */
export function decideUndo(job: JobFacts, last: LastTransition, actor: JobActor, now: Date): UndoDecision {
  const permissions = permissionsFor(last.action, actor.side);
  if (!holdsAny(actor, permissions) || !reaches(actor, permissions, job)) return refuse('FORBIDDEN');
  if (job.status !== last.to) return refuse('STATUS_TRANSITION_DENIED');
  const made = findTransition({ status: last.from, previousStatus: last.previousStatus }, last.action);
  if (made === null || !made.reversible) return refuse('NOT_REVERSIBLE');
  if (now > undoEnds(last)) return refuse('UNDO_WINDOW_CLOSED');
  if (last.to === 'CANCELLED' && job.salesOrder?.isClosed) return refuse('SALES_ORDER_CLOSED');
  const sideEffects = made.sideEffects
    .map((effect) => INVERSE[effect])
    .filter((effect) => effect !== undefined);
  return { ok: true, to: last.from, previousStatus: last.previousStatus, sideEffects };
}

/** When the undo window of the latest transition ends. */
export function undoEnds({ at }: Pick<LastTransition, 'at'>): Date {
  return addMinutes(at, UNDO_WINDOW_MINUTES);
}

function refuse(refused: UndoRefusal): UndoDecision {
  return { ok: false, refused };
}
