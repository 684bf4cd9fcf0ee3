import { z } from 'zod';
import { task } from '../../../queue/task.ts';
import { notifyOfExpiry } from './notify-of-expiry.ts';

/** Reminds customers of offers that end soon, during the day. */
export const notifyOfExpiryTask = task('tell_of_expiry', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '11 * * * *',
  run: async (_payload, { db, now }) => {
    await notifyOfExpiry(db, now);
  },
});
