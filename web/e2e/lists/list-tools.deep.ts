import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { startJourney } from '../journey.ts';
import { pressOn } from '../keyboard.ts';
import { overhanging, settled } from '../pages/page-state.ts';
import { ownUser } from '../stage/own-user.ts';
import { LANGUAGES, type Language, textsIn } from '../texts.ts';

const { signedIn } = await startJourney();
const t = await textsIn('en');
const words = { en: t, fr: await textsIn('fr') };

const JOBS = '/backoffice/status-tracking/job-orders';

const rowsOf = (page: Page) => page.locator('[data-row]');
const headsOf = (page: Page) => page.getByRole('columnheader').allTextContents();
const statusOf = (page: Page) =>
  page
    .getByRole('region', { name: t('job-bulk:label') })
    .getByRole('status')
    .textContent();

/** A window of a user with separate list settings and views. */
async function atWork(
  path = JOBS,
  options: { language?: Language; viewport?: { width: number; height: number } } = {},
) {
  const page = await signedIn(await ownUser('production@aurifex.test'), { path, ...options });
  await rowsOf(page).first().waitFor();
  return page;
}

/** Resolves when the settings are stored with this part. A slow window stores the changes before it separately. */
async function stored(page: Page, part: RegExp, change: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => part.test(response.request().postData() ?? ''));
  await change();
  await answer;
}

test('columns, their order, width and the density are there again after a reload', async () => {
  const page = await atWork();
  await page.getByRole('button', { name: t('lists:columns.open') }).click();
  const drawer = page.getByRole('dialog', { name: t('lists:columns.title') });
  await stored(page, /"key":"customer"[^}]*"width":220/, async () => {
    await drawer.getByLabel(t('jobs:column.contact'), { exact: true }).check();
    await drawer.getByLabel(t('jobs:column.ordered'), { exact: true }).uncheck();
    await drawer
      .getByRole('button', { name: t('lists:columns.up', { name: t('jobs:column.status') }) })
      .click();
    await drawer.getByText(t('lists:density.compact')).click();
    await drawer.getByLabel(t('lists:columns.width', { name: t('jobs:column.customer') })).fill('220');
    await drawer.getByRole('button', { name: t('lists:columns.done') }).click();
  });
  const heads = await headsOf(page);
  expect(heads).toContain(t('jobs:column.contact'));
  expect(heads).not.toContain(t('jobs:column.ordered'));

  const edge = await page.getByRole('columnheader', { name: t('jobs:column.status') }).boundingBox();
  if (!edge) throw new Error('The column of statuses has a head');
  await stored(page, /"key":"status"[^}]*"width":\d/, async () => {
    await page.mouse.move(edge.x + edge.width - 3, edge.y + edge.height / 2);
    await page.mouse.down();
    await page.mouse.move(edge.x + edge.width + 57, edge.y + edge.height / 2, { steps: 4 });
    await page.mouse.up();
  });

  await page.reload();
  await rowsOf(page).first().waitFor();
  expect(await headsOf(page)).toEqual(heads);
  expect(await page.getByRole('table').getAttribute('data-compact')).toBe('true');
  const widthOf = (name: string) =>
    page.getByRole('columnheader', { name }).evaluate((head) => (head as HTMLElement).style.width);
  expect(await widthOf(t('jobs:column.customer'))).toBe('220px');
  expect(Number.parseFloat(await widthOf(t('jobs:column.status')))).toBeGreaterThan(edge.width + 30);
  await page.context().close();
});

test('a view is saved, changed, opened by its address and by default, and deleted', async () => {
  const page = await atWork(`${JOBS}?tab=processing&promised=late`);
  const open = async (label: RegExp | string) =>
    page.getByRole('button', { name: label }).filter({ visible: true }).click();
  const choose = (label: string) => page.getByRole('menuitem', { name: label }).click();

  await open(/^View: /);
  await choose(t('lists:views.saveAs'));
  const dialog = page.getByRole('dialog', { name: t('lists:views.newTitle') });
  await dialog.getByLabel(t('lists:views.name')).fill('Late on the bench');
  await dialog.getByLabel(t('lists:views.opens')).check();
  await dialog.getByRole('button', { name: t('lists:views.save') }).click();
  await page
    .getByRole('button', { name: 'View: Late on the bench', exact: true })
    .filter({ visible: true })
    .waitFor();
  const address = page.url();

  // The view is changed, and the change is saved.
  await page.getByRole('link', { name: new RegExp(`^${t('jobs:tab.all')}`) }).click();
  await page
    .getByRole('button', { name: /^View: Late on the bench \(edited\)/ })
    .filter({ visible: true })
    .waitFor();
  await page.getByRole('button', { name: t('lists:views.updateOf', { name: 'Late on the bench' }) }).click();
  await page
    .getByRole('button', { name: 'View: Late on the bench', exact: true })
    .filter({ visible: true })
    .waitFor();

  // The URL without parameters opens with it. The list without a view keeps its defaults, also after clearing the
  // filters.
  await page.goto(JOBS);
  await page.waitForURL((url) => url.searchParams.get('promised') === 'late' && url.searchParams.has('view'));
  await open(/^View: /);
  await choose(t('lists:views.none'));
  await page.waitForURL(`**${JOBS}?view=none`);
  await page.goto(address);
  await page
    .getByRole('button', { name: /^View: Late on the bench \(edited\)/ })
    .filter({ visible: true })
    .waitFor();

  await open(/^View: /);
  await choose(t('lists:views.delete'));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('lists:views.deleteConfirm') })
    .click();
  await page.getByRole('button', { name: 'View: All', exact: true }).filter({ visible: true }).waitFor();
  await page.goto(JOBS);
  await rowsOf(page).first().waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.context().close();
});

test('a selection survives paging, sorting, opening a row and a reload; other filters clear it with a message', async () => {
  const page = await atWork(`${JOBS}?tab=all`);
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('checkbox').nth(2).check();
  await page.getByRole('button', { name: t('loadMore') }).click();
  await rowsOf(page).nth(19).waitFor();
  await page.getByRole('checkbox').nth(15).check();
  expect(await statusOf(page)).toBe(t('list.selected', { count: 3 }));

  await page.getByRole('link', { name: t('jobs:column.number'), exact: true }).click();
  await page.waitForURL(/sort=-number/);
  await page.getByRole('link', { name: t('jobs:column.number'), exact: true }).click();
  await page.waitForURL(/sort=number/);
  await settled(page);
  expect(await statusOf(page)).toContain(t('lists:selection.hidden', { count: 3 }));
  await rowsOf(page).first().getByRole('link').click();
  await page.waitForURL(/job-orders\/JO-/);
  await page.goBack();
  await rowsOf(page).first().waitFor();
  await page.reload();
  await rowsOf(page).first().waitFor();
  expect(await statusOf(page)).toContain(t('list.selected', { count: 3 }));

  await page.getByRole('link', { name: new RegExp(`^${t('jobs:tab.closed')}`) }).click();
  await page.getByText(t('lists:selection.cleared', { count: 3 })).waitFor();
  await page.context().close();
});

test('all matches are selected, including those not loaded, and moved in batches as previewed', async () => {
  const page = await atWork(`${JOBS}?tab=closed`);
  await page.getByRole('checkbox', { name: t('list.selectAll') }).check();
  await page.getByRole('button', { name: t('lists:selection.matching') }).click();
  await page.waitForFunction((text) => document.body.textContent?.includes(text), ' not shown');
  const count = Number.parseInt((await statusOf(page)) ?? '', 10);
  expect(count).toBeGreaterThan(100);

  await page.getByRole('button', { name: t('job-bulk:updateStatus') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption('COMPLETED');
  await dialog.getByText(new RegExp(`of ${count} can be moved`)).waitFor();
  expect(await dialog.getByRole('row').count()).toBe(count + 1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('unsaved.leave') }).click();
  // A long selection does not lead to a long URL.
  expect(page.url().length).toBeLessThan(300);
  await page.context().close();
});

test('the keyboard moves between jobs of the list that was open before', async () => {
  const page = await atWork(`${JOBS}?tab=processing&sort=promised`);
  const numbers = await rowsOf(page).getByRole('link').allTextContents();
  const heading = (number = '') =>
    page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor();
  await pressOn(page, rowsOf(page).first().getByRole('link'));
  await heading(numbers[0]);
  await page.keyboard.press('j');
  await heading(numbers[1]);
  await page.keyboard.press('J');
  await heading(numbers[2]);
  await page.keyboard.press('k');
  await heading(numbers[1]);
  expect(new URL(page.url()).search).toBe('?tab=processing&sort=promised');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: t('lists:keys.title') }).waitFor();
  await page.context().close();
});

test('one Tab enters the list and one leaves it', async () => {
  const page = await atWork(`${JOBS}?tab=all`);
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[data-row]') ?? null)).toBeNull();
  await page.keyboard.press('Shift+Tab');
  const row = await page.evaluate(() =>
    document.activeElement?.closest('[data-row]')?.getAttribute('data-row'),
  );
  expect(row).toBe(await rowsOf(page).nth(1).getAttribute('data-row'));
  await page.context().close();
});

test.each(LANGUAGES)('on a phone the tools are one menu, in %s', async (language) => {
  const viewport = { width: 360, height: 740 };
  const page = await atWork(JOBS, { language, viewport });
  const inLanguage = words[language];
  await page.getByRole('button', { name: inLanguage('lists:tools.phone') }).click();
  await page.getByRole('menuitem', { name: inLanguage('lists:files.print') }).waitFor();
  expect(await overhanging(page)).toEqual([]);
  await page.context().close();
});

test('a list prints in landscape with its filters as text and without menus', async () => {
  const page = await atWork(`${JOBS}?tab=processing&promised=late`);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation').getByRole('link').filter({ visible: true }).count()).toBe(1);
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('checkbox').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByText(t('jobs:chip.promised.late')).isVisible()).toBe(true);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
  await page.context().close();
});
