import { reaches } from '../../ordering/rules/sided-transition.ts';
import { isClosedStatus, JOB_STATUS_CODES, type JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import type { JobActor } from './job-actor.ts';
import type { JobFacts } from './job-facts.ts';
import { JOB_ORDERS_STAGE } from './transitions.ts';

/** Where the bench stage of a job can be noted. */
export const STAGED_STATUSES: readonly JobStatusCode[] = ['APPROVED', 'IN_PRODUCTION', 'QUALITY_CHECK'];

/** Whether a job has a place on the bench: in work, or resting in it. */
export function isOnBench(status: JobStatusCode): boolean {
  return STAGED_STATUSES.includes(status) || status === 'ON_HOLD';
}

/** Where work on a job can still be proposed to the customer. */
export const PROPOSABLE_STATUSES: readonly JobStatusCode[] = [
  'NEW',
  'NEEDS_INFO',
  'AWAITING_APPROVAL',
  'DECLINED',
  'APPROVED',
  'IN_PRODUCTION',
  'ON_HOLD',
];

/** Where another day can still be promised: until the job is closed. */
export const RESCHEDULABLE_STATUSES: readonly JobStatusCode[] = JOB_STATUS_CODES.filter(
  (code) => !isClosedStatus(code),
);

/** Where a job can be weighed: once there is something to weigh, until it leaves. */
export const WEIGHABLE_STATUSES: readonly JobStatusCode[] = ['IN_PRODUCTION', 'QUALITY_CHECK', 'READY'];

/** Where what was agreed can be changed with the customer: the transitions have CHANGE_ORDER from them. */
export const CHANGEABLE_STATUSES: readonly JobStatusCode[] = ['APPROVED', 'IN_PRODUCTION'];

/** What the workshop edits on a job beside its status, each with the statuses in which it makes sense. */
const EDITS = {
  STAGE: STAGED_STATUSES,
  WEIGHT: WEIGHABLE_STATUSES,
  CHANGE: CHANGEABLE_STATUSES,
  RESCHEDULE: RESCHEDULABLE_STATUSES,
  PROPOSE_SERVICE: PROPOSABLE_STATUSES,
  PUBLISH_PROOF: PROPOSABLE_STATUSES,
  IMAGES: JOB_STATUS_CODES,
} as const;

/** An edit of a job. */
export type JobEdit = keyof typeof EDITS;

/** Every edit, in the order in which they are offered. */
const JOB_EDITS: readonly JobEdit[] = Object.keys(EDITS) as JobEdit[];

/** What the viewer may edit on a job as it stands: staff whose permission 1703 reaches it. */
export function offeredEdits(job: JobFacts, actor: JobActor): JobEdit[] {
  if (actor.side !== 'STAFF' || !reaches(actor, [JOB_ORDERS_STAGE], job)) return [];
  return JOB_EDITS.filter((edit) => EDITS[edit].includes(job.status));
}
