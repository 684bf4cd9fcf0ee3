import { z } from 'zod';
import { task } from '../../../queue/task.ts';
import { REFRESH_DEADLINE_MS, refreshInChildProcess } from './refresh-in-child-process.ts';
import { areListPricesDue } from './refresh-list-prices.ts';

/** Updates list prices within a minute after a change. One short statement if nothing changed. */
export const refreshListPricesTask = task('refresh_list_prices', {
  payload: z.looseObject({}),
  attempts: 3,
  maxMs: REFRESH_DEADLINE_MS,
  schedule: '* * * * *',
  run: async (_payload, { db, databaseUrl, services, now }) => {
    if (!(await areListPricesDue(db, now))) return;
    const changed = await refreshInChildProcess({ databaseUrl, now });
    if (changed) services.logger.info({ changed }, 'List prices refreshed');
  },
});
