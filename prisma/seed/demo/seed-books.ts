import type { Viewer } from '../../../server/auth/viewer.ts';
import type { Database } from '../../../server/database/client.ts';
import { closeBooks } from '../../../server/domains/accounting/books/close-books.ts';
import { readSettings } from '../../../server/domains/settings/read-settings.ts';
import { addDays, type IsoDay, isoDayOf } from '../../../server/lib/calendar.ts';
import { personOf } from './people/person-of.ts';

const FINANCE = 'finance@aurifex.test';

/** The closed months, each with all earlier ones. The latest month is still open. */
const CLOSED_MONTHS_AGO = [3, 2];

/** Closes the books of the demo, as finance does at the end of a month. */
export async function seedBooks(
  db: Database,
  viewers: ReadonlyMap<string, Viewer>,
  now: Date,
): Promise<void> {
  const viewer = personOf(viewers)(FINANCE);
  const { COMPANY } = await readSettings(db);
  const today = isoDayOf(now, COMPANY.timeZone);
  for (const months of CLOSED_MONTHS_AGO) {
    const until = endOfMonth(today, months);
    await db.$transaction((tx) => closeBooks(tx, { viewer, now }, { until, today }));
  }
}

/** The last day of the month, a number of months before a day. */
function endOfMonth(day: IsoDay, monthsBefore: number): IsoDay {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return addDays(isoDayOf(new Date(Date.UTC(year, month - monthsBefore, 1)), 'UTC'), -1);
}
