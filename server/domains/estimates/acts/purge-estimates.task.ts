import { z } from 'zod';
import { task } from '../../../queue/task.ts';
import { purgeEstimates } from './purge-estimates.ts';

/** Deletes estimates that nobody can open any more, every night. */
export const purgeEstimatesTask = task('purge_estimates', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '52 3 * * *',
  run: async (_payload, { db, now }) => {
    await purgeEstimates(db, now);
  },
});
