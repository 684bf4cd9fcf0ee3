import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import { startOf } from '../texts.ts';

/** Uses no credits and prepayments, so that all of the amount is paid by card. */
export async function useNoFunds(page: Page, t: TFunction): Promise<void> {
  const fields = page.getByRole('textbox', { name: startOf(t('pay:funds.useOf', { number: '' })) });
  await page.getByRole('heading', { name: t('pay:preview.title') }).waitFor();
  await page.getByText(t('pay:preview.total')).waitFor();
  for (const field of await fields.all()) await field.fill('0');
}
