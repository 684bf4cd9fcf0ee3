import { z } from 'zod';
import { isoDayOf } from '../../../lib/calendar.ts';
import { task } from '../../../queue/task.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { dailyDays } from '../rules/compared-days.ts';
import { beginRuns } from './begin-runs.ts';
import { configuredGateways } from './their-books.ts';

/** Runs the reconciliation with every gateway, every night. */
export const reconcileDaily = task('reconcile_daily', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '10 9 * * *',
  run: async (_payload, { db, services, now }) => {
    const { COMPANY } = await readSettings(db);
    const days = dailyDays(isoDayOf(now, COMPANY.timeZone));
    await db.$transaction((tx) =>
      beginRuns(tx, configuredGateways(services.gateways), { days, by: null, now }),
    );
  },
});
