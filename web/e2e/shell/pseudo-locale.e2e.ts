import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readRouteTable } from '../../../scripts/bundle/route-table.ts';
import { inTurn } from '../../../server/test/depth.ts';
import type { PageActor } from '../../src/lib/routing/page-declaration.ts';
import { startJourney } from '../journey.ts';
import { addressOf, holdChanges, openAs } from '../pages/opened-pages.ts';
import { overhanging, settled, show } from '../pages/page-state.ts';
import { actorsOf, faultsByAddress, type VisitRow, visitRows } from '../pages/visit-rows.ts';
import { clippedTexts } from '../pseudo/clipped-texts.ts';
import { seenTexts } from '../pseudo/seen-texts.ts';
import { collectAnswers } from '../pseudo/server-answers.ts';
import { speakPseudo } from '../pseudo/speak-pseudo.ts';
import { untranslated } from '../pseudo/untranslated.ts';
import { LANGUAGES } from '../texts.ts';

const journey = await startJourney();
const routes = await readRouteTable(join(import.meta.dirname, '../..'));
// Every other visit: those that this run has in French (pages.e2e.ts), so that it has words of either kind everywhere.
const rows = inTurn(visitRows(routes), LANGUAGES.indexOf('fr'), LANGUAGES.length);
const WIDTHS = [1440, 360];

test('every text comes from a text file and has room to be longer by 40%', async () => {
  const findings = await Promise.all(actorsOf(rows).map(findingsOf));
  expect(Object.assign({}, ...findings)).toEqual({});
  process.stdout.write(`Pseudo-locale: ${rows.length} visits of ${routes.length} routes, 2 widths checked\n`);
});

/** What an actor finds wrong with each page, by address. */
async function findingsOf(actor: PageActor): Promise<Record<string, string[]>> {
  const { page, job } = await openAs(journey, actor, 'en');
  expect(await speakPseudo(page.context())).toBeGreaterThan(5);
  const findings = await faultsByAddress(rows, actor, faultsOn);
  await page.context().close();
  return findings;

  async function faultsOn({ path, at }: VisitRow): Promise<string[]> {
    if (path === '/logout') await holdChanges(page);
    const collected = collectAnswers(page);
    await page.goto(addressOf(at, job));
    await settled(page);
    const faults: string[] = [];
    for (const width of WIDTHS) {
      await show(page, { colorScheme: 'light', width });
      const layout = [...(await overhanging(page)), ...(await clippedTexts(page))];
      const words = untranslated(await seenTexts(page), await collected.answers());
      faults.push(...[...layout, ...words].map((fault) => `${width} px: ${fault}`));
    }
    return faults;
  }
}
