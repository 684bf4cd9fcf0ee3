import { z } from 'zod';
import { task } from '../../queue/task.ts';
import { refreshListPrices } from './refresh-list-prices.ts';

/** Prices the catalogue's pieces anew, every quarter of an hour and whenever somebody adds the job. */
export const refreshListPricesTask = task('refresh_list_prices', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '*/15 * * * *',
  run: async (_payload, { db, now }) => {
    await refreshListPrices(db, now);
  },
});
