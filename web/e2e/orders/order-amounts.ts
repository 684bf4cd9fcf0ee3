import { expect } from '@jest/globals';
import type { TFunction } from 'i18next';
import type { Locator, Page } from 'playwright-core';
import { type Language, pathIn } from '../texts.ts';

/** A shown amount in cents; both languages write two decimals. */
export function cents(shown: string): number {
  const amount = Number(shown.replaceAll(/[^\d]/g, ''));
  return /[-−]/.test(shown) ? -amount : amount;
}

async function lastAmount(of: Locator): Promise<number> {
  return cents((await of.last().textContent()) ?? '');
}

/** Where a job is looked at. */
type Looked = { page: Page; job: string; language: Language; t: TFunction };

const JOBS = '/backoffice/status-tracking/job-orders';

/** What a job comes to on its page, in the list and on its sheet: the same everywhere. */
export async function expectJobTotal({ page, job, language, t }: Looked, tab: string, total: number) {
  await page.goto(pathIn(language, `${JOBS}?tab=${tab}`));
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: job, exact: true }) });
  expect(await lastAmount(row.getByRole('cell'))).toBe(total);
  await page.goto(pathIn(language, `${JOBS}/${job}`));
  const head = page
    .getByRole('definition')
    .locator('xpath=..')
    .filter({ hasText: t('jobs:column.total') });
  expect(await lastAmount(head.first().getByRole('definition'))).toBe(total);
  const price = page.getByRole('region', { name: t('jobs:price.title'), exact: true });
  const line = price.getByText(t('jobs:column.total'), { exact: false }).locator('xpath=..').first();
  expect(await lastAmount(line.locator('span'))).toBe(total);
  const sheet = await page.getByRole('link', { name: t('jobs:sheet.open') }).getAttribute('href');
  await page.goto(sheet ?? '');
  const entry = page
    .getByRole('article')
    .getByRole('definition')
    .locator('xpath=..')
    .filter({ hasText: t('jobs:column.total') });
  expect(await lastAmount(entry.getByRole('definition'))).toBe(total);
}

/** What the order of a job comes to on the job's page and on its confirmation: the same; answers it. */
export async function orderTotal({ page, job, language, t }: Looked): Promise<number> {
  const code = job.replace(/-\d+$/, '');
  await page.goto(pathIn(language, `${JOBS}/${job}`));
  const group = page.getByRole('region', { name: t('jobs:group.title', { code }) });
  const line = group.getByText(t('jobs:group.grandTotal'), { exact: true }).locator('xpath=..');
  const total = await lastAmount(line.locator('span'));
  await page.goto(pathIn(language, `/backoffice/order-confirmation/${code}`));
  const document = page.getByRole('article');
  expect(await lastAmount(document.getByRole('definition'))).toBe(total);
  return total;
}
