import { reaches } from '../../identity/rules/sided-transition.ts';
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
const PROPOSABLE_STATUSES: readonly JobStatusCode[] = [
  'NEW',
  'NEEDS_INFO',
  'AWAITING_APPROVAL',
  'DECLINED',
  'APPROVED',
  'IN_PRODUCTION',
  'ON_HOLD',
];

/** An edit of a job besides its status: the statuses that allow it, and its description in the schema. */
type EditDeclaration = { readonly statuses: readonly JobStatusCode[]; readonly description: string };

/** All edits in display order. They are for staff with permission 1703 (`JOB_ORDERS_STAGE`). */
export const JOB_EDITS = {
  STAGE: {
    statuses: STAGED_STATUSES,
    description: 'Bench stage: `startBenchStage`, `finishBenchStage`, `setJobOrderStage`.',
  },
  WEIGHT: {
    statuses: ['IN_PRODUCTION', 'QUALITY_CHECK', 'READY'],
    description: 'Weight of the finished piece: `recordJobWeight`.',
  },
  CHANGE: {
    statuses: ['APPROVED', 'IN_PRODUCTION'],
    description: 'A change that the customer has to approve: `proposeJobChange`.',
  },
  RESCHEDULE: {
    statuses: JOB_STATUS_CODES.filter((code) => !isClosedStatus(code)),
    description: 'Promised day: `rescheduleJobOrder`.',
  },
  PROPOSE_SERVICE: {
    statuses: PROPOSABLE_STATUSES,
    description: 'A service for the approval of the customer: `proposeJobService`.',
  },
  PUBLISH_PROOF: {
    statuses: PROPOSABLE_STATUSES,
    description: 'A version of its proof: `publishProofVersion`.',
  },
  IMAGES: {
    statuses: JOB_STATUS_CODES,
    description: 'Its pictures: `setBigJobImage`, `deleteJobImage`.',
  },
} satisfies Record<string, EditDeclaration>;

/** An edit of a job. */
export type JobEdit = keyof typeof JOB_EDITS;

/** Whether a status allows an edit. */
export function allowsEdit(status: JobStatusCode, edit: JobEdit): boolean {
  const { statuses }: EditDeclaration = JOB_EDITS[edit];
  return statuses.includes(status);
}

/** The edits that the viewer may make on a job. */
export function offeredEdits(job: JobFacts, actor: JobActor): JobEdit[] {
  if (actor.side !== 'STAFF' || !reaches(actor, [JOB_ORDERS_STAGE], job)) return [];
  // The keys of an object literal.
  return (Object.keys(JOB_EDITS) as JobEdit[]).filter((edit) => allowsEdit(job.status, edit));
}
