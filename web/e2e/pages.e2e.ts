import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { readRouteTable } from '../../scripts/bundle/route-table.ts';
import { startJourney } from './journey.ts';
import { addressOf, holdChanges, openAs } from './pages/opened-pages.ts';
import { faultsOf, LOOKS } from './pages/page-faults.ts';
import { show } from './pages/page-state.ts';
import { type Actor, PAGE_VISITS, type PageVisit, UNKNOWN_ADDRESSES } from './pages/page-visits.ts';
import { watchProblems } from './problems.ts';
import { LANGUAGES, type Language, pathIn } from './texts.ts';

const journey = await startJourney();
const routes = await readRouteTable(join(import.meta.dirname, '..'));

type Row = { readonly path: string; readonly visit: PageVisit };

/** Every visit, with the title that the table gives its route; the page that signs out comes last. */
const rows: readonly Row[] = [
  ...routes.flatMap(({ path, title }) =>
    (PAGE_VISITS[path] ?? []).map((visit) => ({ path, visit: { title: asTitle(title), ...visit } })),
  ),
  ...UNKNOWN_ADDRESSES.map((visit) => ({ path: '*', visit })),
];
const actors = [...new Set(rows.map(({ visit }) => visit.as))];

test('every route of the table has its visits, and every visit its route', () => {
  const known = new Set(routes.map(({ path }) => path));
  expect([...known].filter((path) => (PAGE_VISITS[path] ?? []).length === 0)).toEqual([]);
  expect(Object.keys(PAGE_VISITS).filter((path) => !known.has(path))).toEqual([]);
});

test.each(LANGUAGES)(
  'every page is sound in both colours and at both widths (%s)',
  async (language) => {
    const findings = await Promise.all(actors.map((actor) => findingsOf(actor, language)));
    expect(Object.assign({}, ...findings)).toEqual({});
  },
  240_000,
);

/** The faults of each page that an actor opens one after the other, by address. */
async function findingsOf(actor: Actor, language: Language): Promise<Record<string, string[]>> {
  const { page, job } = await openAs(journey, actor, language);
  const watch = watchProblems(page);
  const findings: Record<string, string[]> = {};
  for (const { path, visit } of rows.filter((row) => row.visit.as === actor)) {
    const faults = await faultsOn(path, visit);
    if (faults.length > 0) findings[`${actor} ${visit.at ?? path}`] = faults;
  }
  await page.context().close();
  return findings;

  async function faultsOn(path: string, visit: PageVisit): Promise<string[]> {
    const release = path === '/logout' ? await holdChanges(page) : null;
    await show(page, LOOKS[language][0]);
    await page.goto(pathIn(language, addressOf(path, visit, job)));
    const faults = await faultsOf(page, {
      language,
      title: visit.title,
      code: job?.orderGroup.code,
    });
    if (release) {
      release();
      await page.waitForURL(new URL(pathIn(language, '/'), journey.product.url).href);
    }
    return [...faults, ...watch.take()];
  }
}

/** Titles of the table are keys with their namespace. */
function asTitle(key: string): `${string}:${string}` {
  const [namespace = '', ...rest] = key.split(':');
  return `${namespace}:${rest.join(':')}`;
}

afterAll(() => {
  process.stdout.write(
    `Pages: ${routes.length} routes, ${rows.length} visits × ${LANGUAGES.length} languages × ` +
      `${LOOKS.en.length} looks (light and dark, 1440 and 360 px) checked\n`,
  );
});
