import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import type { JobFacts } from './job-facts.ts';
import type { JobAction, JobTransition } from './transition.ts';
import { JOB_TRANSITIONS } from './transitions.ts';

/** The status of a job, and the previous one if it is on hold. */
export type JobState = Pick<JobFacts, 'status' | 'previousStatus'>;

/** The transition of an action from the job's status; null if there is none. */
export function findTransition(job: JobState, action: JobAction): JobTransition | null {
  const found = transitionFrom(job.status, action);
  if (found === null || !found.asPrevious || job.previousStatus === null) return found;
  const asPrevious = transitionFrom(job.previousStatus, action);
  return asPrevious && { ...asPrevious, from: found.from };
}

/** The status that a transition leads to; null when it depends on a previous status that is unknown. */
export function targetStatus(job: JobState, transition: JobTransition): JobStatusCode | null {
  switch (transition.to) {
    case 'PREVIOUS':
      return job.previousStatus;
    case 'SAME':
      return job.status;
    default:
      return transition.to;
  }
}

/** The single action that moves a job to a status; null if there is none. */
export function actionLeadingTo(job: JobState, target: JobStatusCode): JobAction | null {
  const leading = JOB_TRANSITIONS.filter(
    (each) => each.from === job.status && each.to !== 'SAME' && targetStatus(job, each) === target,
  );
  return leading.length === 1 ? (leading[0]?.action ?? null) : null;
}

function transitionFrom(from: JobStatusCode, action: JobAction): JobTransition | null {
  return JOB_TRANSITIONS.find((each) => each.from === from && each.action === action) ?? null;
}
