import { z } from 'zod';
import { task } from '../../../queue/task.ts';
import { settleCharges } from './settle-charges.ts';

/** Ends abandoned charges, every minute. */
export const settleChargesTask = task('settle_charges', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '* * * * *',
  run: async (_payload, { db, services, now }) => {
    await settleCharges({ db, services }, now);
  },
});
