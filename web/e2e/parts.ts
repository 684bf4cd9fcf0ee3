import type { TFunction } from 'i18next';
import type { Locator, Page } from 'playwright-core';

/** Chooses one of the tiles of a radio group by its words, as a mouse does: on the tile. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name, exact: true }).locator('..').click();
}

/** The ways to ship that the checkout offers. */
export function shippingMethods(page: Page, t: TFunction): Locator {
  return page.getByRole('radiogroup', { name: t('checkout:shipping.title') }).getByRole('radio');
}

/** Does what the open dialog is for, and waits until it has closed. */
export async function confirmDialog(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
