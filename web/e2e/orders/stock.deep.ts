import { expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import { startJourney } from '../journey.ts';
import { journeyDatabase } from '../stage/journey-database.ts';
import { ownUser } from '../stage/own-user.ts';
import { LANGUAGES, type Language, pathIn, textsIn } from '../texts.ts';
import { fillCart } from './fill-cart.ts';

const { signedIn, sessionOf, windowIn } = await startJourney();
const { db } = journeyDatabase();

const CART = '/backoffice/shopping-cart';
const ORDERS = '/backoffice/status-tracking/sales-orders';

test.each(LANGUAGES)(
  'a stock item and a made piece are in one sales order, and the stock item is shipped first (%s)',
  async (language) => {
    const t = await textsIn(language);
    const user = await ownUser('buyer@luna.test');
    await fillCart(db, user, 'buyer@luna.test');
    const customer = await windowIn(await sessionOf(user));
    const piece = await addFromStock(customer, t, language);
    await customer.goto(pathIn(language, CART));
    await customer.getByText(t('checkout:fromStock')).waitFor();
    await customer.getByRole('button', { name: t('checkout:place.order') }).click();
    await customer.waitForURL((url) => url.pathname.endsWith(ORDERS));
    const number =
      (await customer
        .getByRole('link', { name: /^SO-\d+$/ })
        .first()
        .textContent()) ?? '';

    const staff = await signedIn('sales@aurifex.test', { language, path: `${ORDERS}/${number}` });
    for (const page of [staff, await opened(customer, number)]) {
      const line = page.getByRole('listitem').filter({ hasText: t('sales-orders:lines.fromStock') });
      await line.getByText(piece).waitFor();
      expect(await line.getByRole('link').count()).toBe(0);
    }
    await ship(staff, t, piece);
    await customer.getByText('1Z STOCK').waitFor();
  },
);

/** Finds a stock item in the shop and adds it to the cart. Returns its name. */
async function addFromStock(page: Page, t: TFunction, language: Language): Promise<string> {
  const { nameEn, nameFr } = await db.itemType.findFirstOrThrow({
    where: { isStock: true, shownInCatalog: true },
    orderBy: { id: 'asc' },
    select: { nameEn: true, nameFr: true },
  });
  const name = language === 'fr' ? nameFr : nameEn;
  await page.goto(pathIn(language, `/shop/search?q=${encodeURIComponent(name)}`));
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.getByText(t('product:about.stock')).first().waitFor();
  await page.getByRole('button', { name: t('product:add') }).click();
  await page
    .getByRole('dialog', { name: t('cart:title') })
    .getByText(name, { exact: true })
    .waitFor();
  return name;
}

async function opened(page: Page, number: string): Promise<Page> {
  await page.getByRole('link', { name: number, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: number }).waitFor();
  return page;
}

/** Ships the stock item, the only one that is ready. */
async function ship(page: Page, t: TFunction, piece: string): Promise<void> {
  const name = t('sales-orders:action.CREATE_SHIPMENT');
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(new RegExp(piece)).waitFor();
  await dialog.getByLabel(t('sales-orders:field.trackingNumber')).last().fill('1Z STOCK');
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
