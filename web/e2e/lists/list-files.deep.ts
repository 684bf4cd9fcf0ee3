import { expect, test } from '@jest/globals';
import { download } from '../download.ts';
import { startJourney } from '../journey.ts';
import { settled } from '../pages/page-state.ts';
import { textsIn } from '../texts.ts';

const { signedIn } = await startJourney();
const t = await textsIn('en');

/** Lists with selectable rows. All of them share one export menu; a deep run tests each list. */
const LISTS = [
  '/backoffice/status-tracking/job-orders',
  '/backoffice/status-tracking/quotes',
  '/backoffice/status-tracking/sales-orders',
  '/backoffice/status-tracking/consignments',
  '/backoffice/workshop/jobs',
];

test.each(LISTS)('%s is exported with the columns on screen, completely or as selected', async (path) => {
  const page = await signedIn('sales@aurifex.test', { path });
  await settled(page);
  const fileOf = async (name: string) => {
    const href = await page.getByRole('menuitem', { name }).getAttribute('href');
    // An open menu receives keys only after it has the focus.
    await page.locator('[role=menu]:focus').waitFor();
    await page.keyboard.press('Escape');
    // An open menu handles all keys. The closed menu returns the focus to its button.
    await page.locator('[role=menu]').waitFor({ state: 'detached' });
    await page.locator('button:focus').waitFor();
    const answer = await download(page, href ?? '');
    expect([answer.status(), name]).toEqual([200, name]);
    return answer.text();
  };
  const open = page.getByRole('button', { name: t('lists:files.open'), exact: true });
  await open.first().click();
  const csv = await fileOf(t('lists:files.csv'));
  const rows = csv.trimEnd().split('\r\n').length - 1;
  expect(rows).toBeGreaterThan(5);
  await open.first().click();
  await fileOf(t('lists:files.xlsx'));

  // By keyboard: the first row, then one after the first page of rows.
  await page.keyboard.press('j');
  const first = page.locator('[data-row]:focus-within');
  await first.waitFor();
  await page.keyboard.press('Space');
  await first.getByRole('checkbox', { checked: true }).waitFor();
  const loaded = await page.locator('[data-row]').count();
  await page.getByRole('button', { name: t('loadMore') }).click();
  await page.locator('[data-row]').nth(loaded).getByRole('checkbox').check();
  const bar = page.getByRole('region').filter({ hasText: t('list.selected', { count: 2 }) });
  await bar.waitFor();
  await bar.getByRole('button', { name: t('lists:files.open') }).click();
  const selected = await fileOf(t('lists:files.csv'));
  expect(selected.trimEnd().split('\r\n').length).toBe(3);

  await page.getByRole('checkbox', { name: t('list.selectAll') }).check();
  await bar.waitFor({ state: 'detached' });
  await page.context().close();
});

test('a user without the export permission cannot select rows', async () => {
  const page = await signedIn('buyer@luna.test', { path: '/backoffice/status-tracking/quotes' });
  await settled(page);
  expect(await page.getByRole('checkbox').count()).toBe(0);
  expect(await page.getByRole('button', { name: t('lists:files.open') }).count()).toBe(0);
  await page.context().close();
});
