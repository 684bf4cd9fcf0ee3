import type { OwnedRow } from '../../identity/rules/scope.ts';
import { reaches } from '../../identity/rules/sided-transition.ts';
import type { JobActor } from '../../jobs/rules/job-actor.ts';
import { JOB_ORDERS_ADD, JOB_ORDERS_STAGE } from '../../jobs/rules/transitions.ts';

/** Permissions to comment on the proofs of a job, any of them: customers answer (1702), staff publish (1703). */
export const COMMENT_PERMISSIONS: readonly number[] = [JOB_ORDERS_ADD, JOB_ORDERS_STAGE];

/** Whether the viewer may comment on the proofs of a job. */
export function commentsOnProofs(job: OwnedRow, actor: JobActor): boolean {
  return reaches(actor, COMMENT_PERMISSIONS, job);
}
