import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Where an ISO day is cut from a time: of a `date` column, of a calendar day, and in the scalar for days. */
const OF_CALENDAR_DAYS = ['server/schema/scalars.ts', 'server/lib/calendar.ts', 'web/src/lib/format/days.ts'];

// In the evening in New York, it is already tomorrow in UTC.
test('no day of the product is that of UTC: it is the owner company’s', () => {
  const sources = ['server', 'web/src', 'rest-facade', 'prisma/seed'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (name) =>
          /\.tsx?$/.test(name) && !/(^|\/)(test|generated|__generated__|gql)\/|\.test\.tsx?$/.test(name),
      )
      .map((name) => `${folder}/${name}`),
  );
  const cut = sources.filter((path) =>
    readFileSync(join(ROOT, path), 'utf8').includes('.toISOString().slice(0, 10)'),
  );
  expect(sources.length).toBeGreaterThan(2_000);
  expect(cut.sort()).toEqual(OF_CALENDAR_DAYS.toSorted());
});
