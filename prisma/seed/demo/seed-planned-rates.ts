import type { Database } from '../../../server/database/client.ts';
import { rateRows } from '../../../server/domains/pricing/rate-tables/rate-rows.ts';
import type { RateTableCode } from '../../../server/domains/pricing/rate-tables/rules/rate-table.ts';
import { RATE_TABLES } from '../../../server/domains/pricing/rate-tables/rules/rate-tables.ts';
import { saveRates } from '../../../server/domains/pricing/rate-tables/save-rates.ts';
import { readSettings } from '../../../server/domains/settings/read-settings.ts';
import { addDays, endOfDay, isoDayOf } from '../../../server/lib/calendar.ts';

/** Future prices by the code of the row. Cells are given by their position in the table. */
type PlannedRates = {
  table: RateTableCode;
  /** Days until they apply. */
  inDays: number;
  changes: Readonly<Record<string, Readonly<Record<number, string>>>>;
};

const PLANNED: readonly PlannedRates[] = [
  {
    table: 'LABOUR',
    inDays: 30,
    changes: {
      CASTING: { 2: '17', 3: '2.55', 4: '19' },
      FINISHING: { 2: '37', 3: '3.4', 4: '38' },
    },
  },
  {
    table: 'FINDINGS',
    inDays: 14,
    changes: { LOBSTER_10: { 1: '16.2' }, SPRING_RING: { 1: '7.4' } },
  },
];

/** Announced rates, which grids show next to the current ones. */
export async function seedPlannedRates(db: Database, now: Date): Promise<void> {
  const { timeZone } = (await readSettings(db)).COMPANY;
  for (const { table: code, inDays, changes } of PLANNED) {
    const table = RATE_TABLES[code];
    const counting = await rateRows(db, table, now);
    const typed = counting.flatMap(({ id, cells }) => {
      const change = changes[cells[0] ?? ''];
      if (!change) return [];
      return [{ cells: cells.map((cell, index) => change[index] ?? cell), basedOn: id, isWithdrawn: false }];
    });
    const validFrom = new Date(endOfDay(addDays(isoDayOf(now, timeZone), inDays), timeZone).getTime() + 1);
    await db.$transaction((tx) => saveRates(tx, table, { typed, validFrom, now }));
  }
}
