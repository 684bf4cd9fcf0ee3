import { z } from 'zod';
import { task } from '../queue/task.ts';
import { removeExpired } from './housekeeping.ts';

/** Deletes expired data, every hour. */
export const removeExpiredTask = task('remove_expired', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '7 * * * *',
  run: (_payload, { db, now }) => removeExpired(db, now),
});
