import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { readRouteTable } from '../../../scripts/bundle/route-table.ts';
import { inTurn, isDeep } from '../../../server/test/depth.ts';
import type { PageActor } from '../../src/lib/routing/page-declaration.ts';
import { startJourney } from '../journey.ts';
import { watchProblems } from '../problems.ts';
import { LANGUAGES, type Language, pathIn } from '../texts.ts';
import { addressOf, holdChanges, openAs } from './opened-pages.ts';
import { faultsOf, LOOKS } from './page-faults.ts';
import { show } from './page-state.ts';
import { actorsOf, faultsByAddress, type VisitRow, visitRows } from './visit-rows.ts';

const journey = await startJourney();
const routes = await readRouteTable(join(import.meta.dirname, '../..'));
const rows = visitRows(routes);

/** Visits in a language: all of them in a deep run, else every other one, and the rest in the other language. */
function rowsIn(language: Language): readonly VisitRow[] {
  return inTurn(rows, LANGUAGES.indexOf(language), LANGUAGES.length);
}

test.each(LANGUAGES)('every page is sound on a desk and on a phone (%s)', async (language) => {
  const findings = await Promise.all(actorsOf(rowsIn(language)).map((actor) => findingsOf(actor, language)));
  expect(Object.assign({}, ...findings)).toEqual({});
});

/** The faults of each page that an actor opens one after the other, by address. */
async function findingsOf(actor: PageActor, language: Language): Promise<Record<string, string[]>> {
  const { page, job } = await openAs(journey, actor, language);
  const watch = watchProblems(page);
  const findings = await faultsByAddress(rowsIn(language), actor, faultsOn);
  await page.context().close();
  return findings;

  async function faultsOn({ path, at, title, isUnknown }: VisitRow): Promise<string[]> {
    const release = path === '/logout' ? await holdChanges(page) : null;
    await show(page, LOOKS[language][0]);
    await page.goto(pathIn(language, addressOf(at, job)));
    const faults = await faultsOf(page, {
      language,
      title,
      code: job?.orderGroup.code,
    });
    if (release) {
      release();
      await page.waitForURL(new URL(pathIn(language, '/'), journey.url).href);
    }
    // The browser says of an address that is none what the server answered.
    const problems = watch.take().filter((problem) => !(isUnknown && /\b404\b/.test(problem)));
    return [...faults, ...problems];
  }
}

afterAll(() => {
  process.stdout.write(
    `Pages: ${routes.length} routes, ${rows.length} visits, ${isDeep ? 'each' : 'every other one'} in each of ${LANGUAGES.length} languages × ` +
      `${LOOKS.en.length} ${isDeep ? 'looks' : 'look'} (of light and dark, 1280 and 360 px) checked\n`,
  );
});
