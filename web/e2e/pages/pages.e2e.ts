import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { readRouteTable } from '../../../scripts/bundle/route-table.ts';
import { isDeep } from '../../../server/test/depth.ts';
import type { PageActor } from '../../src/lib/routing/page-declaration.ts';
import { startJourney } from '../journey.ts';
import { watchProblems } from '../problems.ts';
import { collectAnswers } from '../pseudo/server-answers.ts';
import { usePseudoTexts } from '../pseudo/use-pseudo-texts.ts';
import { pathIn } from '../texts.ts';
import { addressOf, holdChanges, openAs } from './opened-pages.ts';
import { faultsOf, LOOKS, languageOf, type Words } from './page-faults.ts';
import { show } from './page-state.ts';
import { actorsOf, faultsByAddress, type VisitRow, visitRows } from './visit-rows.ts';
import { visitsIn } from './visits-of-run.ts';

const journey = await startJourney();
const routes = await readRouteTable(join(import.meta.dirname, '../..'));
const visits = visitsIn(visitRows(routes));

test.each(['pseudo', 'fr', 'en'] as const)(
  'pages have no faults on a desktop and on a phone (%s)',
  async (words) => {
    const findings = await Promise.all(actorsOf(visits[words]).map((actor) => findingsOf(actor, words)));
    expect(Object.assign({}, ...findings)).toEqual({});
  },
);

/** The faults of the pages that an actor opens in turn, by URL. */
async function findingsOf(actor: PageActor, words: Words): Promise<Record<string, string[]>> {
  const language = languageOf(words);
  const { page, job } = await openAs(journey, actor);
  if (words === 'pseudo') expect(await usePseudoTexts(page.context())).toBeGreaterThan(5);
  const watch = watchProblems(page);
  const collected = collectAnswers(page);
  const findings = await faultsByAddress(visits[words], actor, faultsOn);
  await page.context().close();
  return findings;

  async function faultsOn({ path, at, title, isUnknown }: VisitRow): Promise<string[]> {
    const release = path === '/logout' ? await holdChanges(page) : null;
    await show(page, LOOKS[words][0]);
    collected.forget();
    await page.goto(pathIn(language, addressOf(at, job)));
    const expected = { words, title, code: job?.orderGroup.code };
    const faults = await faultsOf(page, expected, collected.answers);
    if (release) {
      release();
      await page.waitForURL(new URL(pathIn(language, '/'), journey.url).href);
    }
    // The browser logs the server's 404 for an unknown URL.
    const problems = watch.take().filter((problem) => !(isUnknown && /\b404\b/.test(problem)));
    return [...faults, ...problems];
  }
}

afterAll(() => {
  const counts = Object.entries(visits).map(([words, { length }]) => `${length} in ${words}`);
  process.stdout.write(
    `Pages: ${routes.length} routes, ${counts.join(', ')}${isDeep ? ', each language in light and dark, 1280 and 360 px' : ''}\n`,
  );
});
