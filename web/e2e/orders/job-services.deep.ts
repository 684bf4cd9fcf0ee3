import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { startJourney } from '../journey.ts';
import { overhanging } from '../pages/page-state.ts';
import { runOperation } from '../run-operation.ts';
import { LANGUAGES, pathIn, textsIn } from '../texts.ts';

const { signedIn } = await startJourney();

const SERVICES = '/backoffice/status-tracking/job-services';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** Jobs per page of a section. */
const PAGE_SIZE = 10;
/** Number of sections that are open initially. */
const OPEN_AT_FIRST = 3;

type Group = { count: number; serviceType: { code: string } };

test.each(LANGUAGES)(
  'staff expand and collapse services, and return to the same number of jobs (%s)',
  async (language) => {
    const t = await textsIn(language);
    const page = await signedIn('production@aurifex.test', { ...PHONE, language, path: SERVICES });
    const { jobServices } = await runOperation(page, '{ jobServices { count serviceType { code } } }');
    const groups: Group[] = jobServices;
    const most = groups.reduce((one, other) => (other.count > one.count ? other : one));
    expect(most.count).toBeGreaterThan(PAGE_SIZE);
    const isOpened = groups.filter(({ count }) => count > 0).length;
    const { heads, open, rows } = parts(page);

    const first = Math.min(OPEN_AT_FIRST, isOpened);
    await open.nth(first - 1).waitFor();
    expect([await heads.count(), await open.count()]).toEqual([groups.length, first]);
    await rows.first().waitFor();
    expect(await overhanging(page)).toEqual([]);
    for (let left = first; left > 0; left -= 1) {
      await open.first().click();
      await open.nth(left - 1).waitFor({ state: 'detached' });
    }
    await page.waitForURL(/\?open=none$/);
    await page.reload();
    await heads.last().waitFor();
    expect([await open.count(), await rows.count()]).toEqual([0, 0]);

    await page.goto(pathIn(language, `${SERVICES}?open=${most.serviceType.code}`));
    await rows.nth(PAGE_SIZE - 1).waitFor();
    expect(await rows.count()).toBe(PAGE_SIZE);
    await page.getByRole('button', { name: t('loadMore') }).click();
    const loaded = Math.min(2 * PAGE_SIZE, most.count);
    await rows.nth(loaded - 1).waitFor();
    const link = rows.last().getByRole('link');
    const number = await link.textContent();
    await link.click();
    await page.getByRole('heading', { level: 1, name: number ?? '' }).waitFor();
    await page.goBack();
    await rows.nth(loaded - 1).waitFor();
    expect(await rows.last().getByRole('link').textContent()).toBe(number);
    await page.context().close();
  },
);

/** The headings of the sections, the open sections, and their jobs. */
function parts(page: Page) {
  const main = page.getByRole('main');
  return {
    heads: main.locator('h2 > button'),
    open: main.locator('h2 > button[aria-expanded=true]'),
    rows: main.locator('[data-row]'),
  };
}
