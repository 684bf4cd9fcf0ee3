import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { startJourney } from '../journey.ts';
import { overhanging, quiet, settled } from '../pages/page-state.ts';
import { LANGUAGES, pathIn, textsIn } from '../texts.ts';

const { signedIn, sessionOf, windowIn, visit } = await startJourney();
const t = await textsIn('en');

const TRACKING = '/backoffice/status-tracking';
const JOBS = `${TRACKING}/job-orders`;

/** Delays every GraphQL response from now on. */
async function slowDown(page: Page, milliseconds: number): Promise<void> {
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

const rowsOf = (page: Page) => page.locator('[data-row]');

test('no click on a filter is lost on a slow network, and a tab shows immediately', async () => {
  const page = await signedIn('sales@aurifex.test', { path: JOBS });
  await rowsOf(page).first().waitFor();
  await slowDown(page, 400);
  await page.getByRole('button', { name: t('filters.open') }).click();
  const boxes = page.getByRole('group', { name: t('jobs:filter.status') }).getByRole('checkbox');
  await boxes.first().waitFor();
  for (const index of [0, 2, 4]) await boxes.nth(index).click({ noWaitAfter: true });
  expect(
    await boxes.evaluateAll((all) => all.filter((box) => (box as HTMLInputElement).checked).length),
  ).toBe(3);
  await page.waitForURL((url) => url.searchParams.get('status')?.split(',').length === 3);
  await page.getByRole('button', { name: t('jobs:filter.done') }).click();

  const tab = page.getByRole('link', { name: new RegExp(`^${t('jobs:tab.closed')}`) });
  await tab.click({ noWaitAfter: true });
  expect(await tab.getAttribute('aria-current')).toBe('page');
  await page.waitForURL(/tab=closed/);
  await page.context().close();
});

test('a tab that fails to load only affects the rows, and loads once the connection is back', async () => {
  const page = await signedIn('sales@aurifex.test', { path: `${JOBS}?tab=new` });
  await rowsOf(page).first().waitFor();
  await quiet(page);
  await page.context().setOffline(true);
  const tab = page.getByRole('link', { name: new RegExp(`^${t('jobs:tab.closed')}`) });
  await tab.click();
  await page.getByRole('heading', { name: t('shell:error.offlineTitle') }).waitFor();
  expect(await tab.getAttribute('aria-current')).toBe('page');
  expect(await page.getByRole('heading', { level: 1, name: t('jobs:title'), exact: true }).count()).toBe(1);
  expect(await rowsOf(page).count()).toBe(0);

  await page.context().setOffline(false);
  await rowsOf(page).first().waitFor();
  expect(await tab.getAttribute('aria-current')).toBe('page');
  await page.context().close();
});

test('loaded rows are kept when the user returns', async () => {
  const page = await signedIn('sales@aurifex.test', { path: JOBS });
  await rowsOf(page).first().waitFor();
  await page.getByRole('button', { name: t('loadMore') }).click();
  await rowsOf(page).nth(19).waitFor();
  const last = rowsOf(page).nth(19);
  const id = await last.getAttribute('data-row');
  const number = await last.getByRole('link').textContent();
  await last.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: new RegExp(number ?? '') }).waitFor();
  await page.goBack();
  await rowsOf(page).nth(19).waitFor();
  await quiet(page);
  expect(await rowsOf(page).count()).toBe(20);
  expect(await rowsOf(page).nth(19).getAttribute('data-row')).toBe(id);
  // Scroll position and focus are unchanged.
  await page.waitForFunction(
    (row) => document.activeElement?.closest('[data-row]')?.getAttribute('data-row') === row,
    id,
  );
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.context().close();
});

test('a list can be navigated, selected and explained by keyboard', async () => {
  const page = await signedIn('sales@aurifex.test', { path: JOBS });
  await rowsOf(page).first().waitFor();
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null);
  const keys = await rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')));
  await page.keyboard.press('j');
  expect(await focused()).toBe(keys[0]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  expect(await focused()).toBe(keys[1]);
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  const selected = new RegExp(`^${t('list.selected', { count: 2 })}`);
  await page
    .getByRole('region', { name: t('job-bulk:label') })
    .getByText(selected)
    .waitFor();

  await page.keyboard.press('Home');
  expect(await focused()).toBe(keys[0]);
  await page.keyboard.press('End');
  expect(await focused()).toBe(keys.at(-1));

  const boxes = page.getByRole('checkbox');
  await boxes.nth(5).click();
  await boxes.nth(8).click({ modifiers: ['Shift'] });
  await page.getByText(t('list.selected', { count: 6 })).waitFor();

  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: t('lists:keys.title') }).waitFor();
  await page.context().close();
});

test('lists and the header of the shop fit a tablet', async () => {
  const page = await signedIn('sales@aurifex.test', { path: JOBS, viewport: { width: 768, height: 1024 } });
  await settled(page);
  expect(await overhanging(page)).toEqual([]);
  await page.goto('/shop');
  await settled(page);
  expect(await overhanging(page)).toEqual([]);
  const { height = 999 } = (await page.getByRole('banner').boundingBox()) ?? {};
  expect(height).toBeLessThan(80);
  await page.context().close();
});

test('in French all categories of the shop are visible at 1280 px', async () => {
  const page = await (await visit({ viewport: { width: 1280, height: 900 } })).newPage();
  await page.goto('/fr/shop');
  await settled(page);
  const bar = page
    .getByRole('navigation')
    .filter({ has: page.locator('a[href="/fr/shop"]') })
    .first();
  expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.context().close();
});

test.each([
  ['buyer@luna.test', '?waiting=customer'],
  ['sales@aurifex.test', '?waiting=us'],
])('%s lands on the jobs that wait: %s', async (userName, search) => {
  const page = await windowIn(await sessionOf(userName), { path: '/' });
  await page.waitForURL((url) => url.pathname + url.search === JOBS + search);
  await rowsOf(page).first().waitFor();
  const heads = await page.getByRole('columnheader').allTextContents();
  expect(heads).toContain(t('jobs:column.total'));
  await page.context().close();
});

test('production starts at the workshop, and its list of jobs has no totals', async () => {
  const page = await signedIn('production@aurifex.test', { path: JOBS });
  await rowsOf(page).first().waitFor();
  expect(await page.getByRole('columnheader').allTextContents()).not.toContain(t('jobs:column.total'));
  await page.goto('/');
  await page.waitForURL((url) => url.pathname === '/backoffice/workshop');
  await page.context().close();
});

test('a catalogue filter changes the counts of the other filters and the total', async () => {
  const page = await (await visit()).newPage();
  await page.goto('/shop/WEDDING_BANDS');
  await settled(page);
  const group = page.getByRole('group', { name: t('catalog:filter.metal') });
  const before = await page.getByRole('group').allTextContents();
  await group.getByRole('checkbox', { checked: false, disabled: false }).first().check();
  await page.waitForURL(/metal=/);
  await settled(page);
  const after = await page.getByRole('group').allTextContents();
  // With its own selection, the metal filter still has all options.
  expect(after[0]).toBe(before[0]);
  expect(after).not.toEqual(before);
  await page.context().close();
});

test.each(LANGUAGES)(
  'at 1,280 px dates fit on one line, and the placeholder of a search is not cut off: %s',
  async (language) => {
    const viewport = { width: 1280, height: 800 };
    const page = await signedIn('sales@aurifex.test', { language, viewport, path: JOBS });
    for (const list of ['job-orders', 'sales-orders', 'quotes']) {
      await page.goto(pathIn(language, `${TRACKING}/${list}?tab=all&size=50`));
      await rowsOf(page).first().waitFor();
      await settled(page);
      expect({ list, ...(await page.evaluate(brokenWords)) }).toEqual({ list, days: [], searches: [] });
    }
    await page.context().close();
  },
);

/**
 * Runs in the page. Returns dates of a table that take several lines, and placeholders of searches that are cut off.
 */
function brokenWords(): { days: string[]; searches: string[] } {
  const days = [...document.querySelectorAll('td time')].filter((day) => {
    const words = document.createRange();
    words.selectNodeContents(day);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  });
  const searches = [...document.querySelectorAll<HTMLInputElement>('main input[type=search]')].filter(
    (field) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const measure = document.createElement('canvas').getContext('2d');
      if (!measure) return true;
      measure.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return measure.measureText(field.placeholder).width > room;
    },
  );
  return {
    days: days.map(({ textContent }) => textContent),
    searches: searches.map(({ placeholder }) => placeholder),
  };
}
