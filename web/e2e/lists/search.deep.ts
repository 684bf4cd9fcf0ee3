import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { startJourney } from '../journey.ts';
import { newestJob } from '../orders/newest-job.ts';
import { quiet } from '../pages/page-state.ts';
import { LANGUAGES, pathIn, textsIn } from '../texts.ts';

const { signedIn, sessionOf } = await startJourney();

const PROFILE = '/backoffice/my-profile';
const JOBS = '/backoffice/status-tracking/job-orders';

/** Waits until the first option has the text and Enter would open it. */
async function firstOption(page: Page, text: string): Promise<void> {
  const option = page.getByRole('option').first();
  await option.filter({ hasText: text }).waitFor();
  await page.waitForFunction(() => {
    const marked = document.querySelector('[role=combobox]')?.getAttribute('aria-activedescendant');
    return marked !== null && document.querySelector('[role=option]')?.id === marked;
  });
}

test.each(LANGUAGES)(
  'by keyboard only: a job by a part of its number, then from the recent results, and a page (%s)',
  async (language) => {
    const t = await textsIn(language);
    const page = await signedIn('buyer@luna.test', { language, path: PROFILE });
    const job = await newestJob(page);
    await page.getByRole('link', { name: t('shell:searchAll') }).waitFor();

    await page.keyboard.press('Control+K');
    await page.getByRole('dialog', { name: t('search:title') }).waitFor();
    await page.keyboard.type(job.number.slice(3));
    await firstOption(page, job.number);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${pathIn(language, `${JOBS}/${job.number}`)}`);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // A page that loads closes what is open above it.
    await page.getByRole('heading', { level: 1, name: job.number }).waitFor();

    await page.keyboard.press('Control+K');
    const recent = page.getByRole('group', { name: t('search:recent') });
    await recent.getByRole('option').filter({ hasText: job.number }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.keyboard.press('Control+K');
    const quotes = t('menu:quotes');
    await page.keyboard.type(quotes);
    await firstOption(page, quotes);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${pathIn(language, '/backoffice/status-tracking/quotes')}`);
  },
);

test('jobs of others are not found', async () => {
  const t = await textsIn('en');
  const job = await newestJob(await sessionOf('buyer@luna.test'));
  const page = await signedIn('buyer@orion.test', { path: `/backoffice/search?q=${job.number}` });
  await page.getByText(t('search:nothing')).waitFor();
  expect(await page.getByRole('option').count()).toBe(0);
});

test('on a phone the search is a page with the search text in its URL', async () => {
  const t = await textsIn('fr');
  const page = await signedIn('buyer@luna.test', {
    language: 'fr',
    path: PROFILE,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  await page.getByRole('link', { name: t('shell:searchAll') }).tap();
  await page.waitForURL('**/fr/backoffice/search');
  await page.getByRole('combobox', { name: t('search:field') }).fill('alliance');
  await page.waitForURL('**/fr/backoffice/search?q=alliance');
  const piece = page
    .getByRole('group', { name: t('search:kinds.PRODUCT') })
    .getByRole('option')
    .first();
  await piece.waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await piece.tap();
  await page.waitForURL('**/fr/backoffice/product/*');
  await page.goBack();
  await page.getByRole('combobox', { name: t('search:field') }).waitFor();
  expect(await page.getByRole('combobox', { name: t('search:field') }).inputValue()).toBe('alliance');
});

test('signing out clears the recent results', async () => {
  const t = await textsIn('en');
  const page = await signedIn('approver@luna.test', { path: `/backoffice/search?q=band` });
  await page.getByRole('option').first().click();
  await page.waitForURL('**/backoffice/**');
  const recent = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('aurifex.recent')));
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('aurifex.recent')));
  await quiet(page);
  await page.getByRole('banner').locator('button[aria-haspopup=menu]').last().click();
  await page.getByRole('menuitem', { name: t('shell:user.signOut') }).click();
  await page.getByLabel(t('sign-in:userName')).waitFor();
  expect(await recent()).toEqual([]);
});
