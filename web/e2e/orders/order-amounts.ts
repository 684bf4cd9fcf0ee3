import { expect } from '@jest/globals';
import type { TFunction } from 'i18next';
import type { Locator, Page } from 'playwright-core';
import { type Language, pathIn } from '../texts.ts';

/** A shown amount in cents. Both languages have two decimals. */
export function cents(shown: string): number {
  const amount = Number(shown.replaceAll(/[^\d]/g, ''));
  return /[-−]/.test(shown) ? -amount : amount;
}

async function lastAmount(of: Locator): Promise<number> {
  return cents((await of.last().textContent()) ?? '');
}

/** A page with a job on it. */
export type JobPage = { page: Page; job: string; language: Language; t: TFunction };

const JOBS = '/backoffice/status-tracking/job-orders';

/**
 * Checks that a job has the same total on its sheet, in the list and on its page, and that its order has the same total
 * on the confirmation and on the page of the job, which is open afterwards. Returns the order's total.
 */
export async function expectTotals(looked: JobPage, tab: string, total: number): Promise<number> {
  const { page, job, language, t } = looked;
  const path = pathIn(language, `${JOBS}/${job}`);
  await page.goto(`${path}/sheet`);
  const entry = page
    .getByRole('article')
    .getByRole('definition')
    .locator('xpath=..')
    .filter({ hasText: t('jobs:column.total') });
  expect(await lastAmount(entry.getByRole('definition'))).toBe(total);
  const confirmed = await confirmedTotal(looked);

  await page.goto(pathIn(language, `${JOBS}?tab=${tab}`));
  const link = page.getByRole('link', { name: job, exact: true });
  expect(await lastAmount(page.getByRole('row').filter({ has: link }).getByRole('cell'))).toBe(total);
  await link.click();
  await page.getByRole('heading', { level: 1, name: job }).waitFor();
  const head = page
    .getByRole('definition')
    .locator('xpath=..')
    .filter({ hasText: t('jobs:column.total') });
  expect(await lastAmount(head.first().getByRole('definition'))).toBe(total);
  const price = page.getByRole('region', { name: t('jobs:price.title'), exact: true });
  const line = price.getByText(t('jobs:column.total'), { exact: false }).locator('xpath=..').first();
  expect(await lastAmount(line.locator('span'))).toBe(total);
  expect(await page.getByRole('link', { name: t('jobs:sheet.open') }).getAttribute('href')).toBe(
    `${path}/sheet`,
  );
  expect(await shownOrderTotal(looked)).toBe(confirmed);
  return confirmed;
}

/** The order's total on the page of the job, which is open. */
export async function shownOrderTotal({ page, job, t }: JobPage): Promise<number> {
  const group = page.getByRole('region', { name: t('jobs:group.title', { code: orderOf(job) }) });
  const line = group.getByText(t('jobs:group.grandTotal'), { exact: true }).locator('xpath=..');
  return lastAmount(line.locator('span'));
}

/** The order's total on its confirmation. */
export async function confirmedTotal({ page, job, language }: JobPage): Promise<number> {
  await page.goto(pathIn(language, `/backoffice/order-confirmation/${orderOf(job)}`));
  return lastAmount(page.getByRole('article').getByRole('definition'));
}

const orderOf = (job: string) => job.replace(/-\d+$/, '');
