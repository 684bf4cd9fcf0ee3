import { z } from 'zod';
import { task } from '../../../queue/task.ts';
import { completeShippedJobs } from './complete-shipped-jobs.ts';

/** Completes shipped jobs after the configured days, every hour. */
export const completeShippedJobsTask = task('complete_shipped_jobs', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '37 * * * *',
  run: async (_payload, { db, now }) => {
    await completeShippedJobs(db, now);
  },
});
