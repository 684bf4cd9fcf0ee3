import { builder } from '../../../schema/builder.ts';
import { JOB_EDITS } from '../rules/job-edits.ts';

/** What can be edited on a job besides its status. */
export const JobEditEnum = builder.enumType('JobEdit', {
  description: 'An edit of a job order besides its status.',
  values: JOB_EDITS,
});
