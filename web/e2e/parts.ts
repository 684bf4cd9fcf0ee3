import type { TFunction } from 'i18next';
import type { Locator, Page } from 'playwright-core';

/** Chooses a tile of a radio group by its text, with a click. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name, exact: true }).locator('..').click();
}

/** The shipping methods of the checkout. */
export function shippingMethods(page: Page, t: TFunction): Locator {
  return page.getByRole('radiogroup', { name: t('checkout:shipping.title') }).getByRole('radio');
}

/** Confirms the open dialog and waits until it has closed. */
export async function confirmDialog(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
