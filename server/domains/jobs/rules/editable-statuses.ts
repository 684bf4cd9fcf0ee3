import { reaches } from '../../ordering/rules/sided-transition.ts';
import { isClosedStatus, JOB_STATUS_CODES, type JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import type { JobActor } from './job-actor.ts';
import type { JobFacts } from './job-facts.ts';
import { JOB_ORDERS_STAGE } from './transitions.ts';

/** Statuses in which the bench stage can be recorded. */
export const STAGED_STATUSES: readonly JobStatusCode[] = ['APPROVED', 'IN_PRODUCTION', 'QUALITY_CHECK'];

/** Whether a job is on the bench: in production, or on hold during it. */
export function isOnBench(status: JobStatusCode): boolean {
  return STAGED_STATUSES.includes(status) || status === 'ON_HOLD';
}

/** Statuses in which work can be proposed to the customer. */
export const PROPOSABLE_STATUSES: readonly JobStatusCode[] = [
  'NEW',
  'NEEDS_INFO',
  'AWAITING_APPROVAL',
  'DECLINED',
  'APPROVED',
  'IN_PRODUCTION',
  'ON_HOLD',
];

/** Statuses in which the promised day can change: all until the job is closed. */
export const RESCHEDULABLE_STATUSES: readonly JobStatusCode[] = JOB_STATUS_CODES.filter(
  (code) => !isClosedStatus(code),
);

/** Statuses in which a job can be weighed: from production until it ships. */
export const WEIGHABLE_STATUSES: readonly JobStatusCode[] = ['IN_PRODUCTION', 'QUALITY_CHECK', 'READY'];

/** Statuses in which the agreed order can be changed with the customer by CHANGE_ORDER. */
export const CHANGEABLE_STATUSES: readonly JobStatusCode[] = ['APPROVED', 'IN_PRODUCTION'];

/** Edits of the workshop besides the status, each with the statuses that allow it. */
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

/** All edits in display order. */
const JOB_EDITS: readonly JobEdit[] = Object.keys(EDITS) as JobEdit[];

/** The edits that the viewer may make on a job: only staff with permission 1703 for it. */
export function offeredEdits(job: JobFacts, actor: JobActor): JobEdit[] {
  if (actor.side !== 'STAFF' || !reaches(actor, [JOB_ORDERS_STAGE], job)) return [];
  return JOB_EDITS.filter((edit) => EDITS[edit].includes(job.status));
}
