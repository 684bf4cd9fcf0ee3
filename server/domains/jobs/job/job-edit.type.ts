import { builder } from '../../../schema/builder.ts';
import type { JobEdit } from '../rules/editable-statuses.ts';

const EDITS = {
  STAGE: { description: 'Bench stage: `startBenchStage`, `finishBenchStage`, `setJobOrderStage`.' },
  WEIGHT: { description: 'Weight of the finished piece: `recordJobWeight`.' },
  CHANGE: { description: 'A change that the customer has to approve: `proposeJobChange`.' },
  RESCHEDULE: { description: 'Promised day: `rescheduleJobOrder`.' },
  PROPOSE_SERVICE: { description: 'A service for the approval of the customer: `proposeJobService`.' },
  PUBLISH_PROOF: { description: 'A version of its proof: `publishProofVersion`.' },
  IMAGES: { description: 'Its pictures: `setBigJobImage`, `deleteJobImage`.' },
} satisfies Record<JobEdit, { description: string }>;

/** What can be edited on a job besides its status. */
export const JobEditEnum = builder.enumType('JobEdit', {
  description: 'An edit of a job order besides its status.',
  values: EDITS,
});
