import { z } from 'zod';
import { task } from '../../../queue/task.ts';
import { purgeTemporaryQuotes } from './purge-temporary-quotes.ts';

/** Deletes abandoned temporary quotes every night. */
export const purgeTemporaryQuotesTask = task('purge_temporary_quotes', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '43 3 * * *',
  run: async (_payload, { db, now }) => {
    await purgeTemporaryQuotes(db, now);
  },
});
