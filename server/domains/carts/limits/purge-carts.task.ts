import { z } from 'zod';
import { task } from '../../../queue/task.ts';
import { purgeCarts } from './purge-carts.ts';

/** Deletes abandoned carts, every hour. */
export const purgeCartsTask = task('purge_carts', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '17 * * * *',
  run: async (_payload, { db, now }) => {
    await purgeCarts(db, now);
  },
});
