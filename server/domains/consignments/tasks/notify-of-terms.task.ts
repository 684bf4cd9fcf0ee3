import { z } from 'zod';
import { task } from '../../../queue/task.ts';
import { notifyOfTerms } from './notify-of-terms.ts';

/** Notifies customers of consignments that are due soon, during the day. */
export const notifyOfTermsTask = task('tell_of_consignment_terms', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '23 * * * *',
  run: async (_payload, { db, now }) => {
    await notifyOfTerms(db, now);
  },
});
