import { z } from 'zod';
import { task } from '../../../queue/task.ts';
import { expireQuotes } from '../transitions/expire-quotes.ts';

/** Ends offers whose last day has passed, soon after midnight in the manufacturer's time zone. */
export const expireQuotesTask = task('expire_quotes', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '1,16,31,46 * * * *',
  run: async (_payload, { db, now }) => {
    await expireQuotes(db, now);
  },
});
