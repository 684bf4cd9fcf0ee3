import { z } from 'zod';
import { task } from '../../../queue/task.ts';
import { refreshStaleListPrices } from './refresh-list-prices.ts';

/** Follows changes of what list prices depend on, within a minute; one short statement when nothing changed. */
export const refreshListPricesTask = task('refresh_list_prices', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '* * * * *',
  run: async (_payload, { db, services, now }) => {
    const changed = await refreshStaleListPrices(db, now);
    if (changed) services.logger.info({ changed }, 'List prices refreshed');
  },
});
