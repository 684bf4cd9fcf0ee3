import type { OwnedRow } from '../../identity/rules/scope.ts';
import type { JobActor } from '../../jobs/rules/job-actor.ts';
import { JOB_ORDERS_ADD, JOB_ORDERS_STAGE } from '../../jobs/rules/transitions.ts';
import { reaches } from '../../ordering/rules/sided-transition.ts';

/** Any of these lets the viewer pin remarks on the proofs of a job: customers answer (1702), staff publish (1703). */
export const COMMENT_PERMISSIONS: readonly number[] = [JOB_ORDERS_ADD, JOB_ORDERS_STAGE];

/** Whether the viewer may pin remarks on the proofs of a job. */
export function commentsOnProofs(job: OwnedRow, actor: JobActor): boolean {
  return reaches(actor, COMMENT_PERMISSIONS, job);
}
