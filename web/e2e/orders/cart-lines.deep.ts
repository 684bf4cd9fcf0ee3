import { expect, test } from '@jest/globals';
import { startJourney } from '../journey.ts';
import { runOperation } from '../run-operation.ts';
import { journeyDatabase } from '../stage/journey-database.ts';
import { ownUser } from '../stage/own-user.ts';
import { LANGUAGES, textsIn } from '../texts.ts';
import { fillCart } from './fill-cart.ts';

const { signedIn } = await startJourney();
const { db } = journeyDatabase();

test.each(LANGUAGES)(
  'a line is duplicated, removed and restored at its price, and every line stays complete (%s)',
  async (language) => {
    const t = await textsIn(language);
    const user = await ownUser('buyer@luna.test');
    await fillCart(db, user, 'buyer@luna.test');
    const page = await signedIn(user, { language, path: '/backoffice/shopping-cart' });
    const names = page.locator('li h3');
    const name = (await names.first().textContent()) ?? '';
    const priceOf = (index: number) =>
      page.locator('li:has(h3)').nth(index).locator('h3 + div').textContent();
    const price = await priceOf(0);

    await page.getByRole('button', { name: t('checkout:duplicateOf', { name }) }).click();
    // A ring of the same size needs a confirmation before it is in the cart.
    const repeated = page.getByText(t('checkout:lines', { count: 2 }));
    const meant = page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('cart:sameSize.yes'), exact: true });
    await repeated.or(meant).first().waitFor();
    if (await meant.isVisible()) await meant.click();
    await repeated.waitFor();
    expect([await names.count(), await priceOf(1)]).toEqual([2, price]);

    await page
      .getByRole('button', { name: t('cart:removeOf', { name }) })
      .last()
      .click();
    await page.getByText(t('checkout:lines', { count: 1 })).waitFor();
    await page
      .locator('[data-scope=toast][data-part=root]')
      .filter({ hasText: t('cart:removed', { name }) })
      .getByRole('button', { name: t('cart:undo') })
      .click();
    await page.getByText(t('checkout:lines', { count: 2 })).waitFor();
    expect([await names.count(), await priceOf(1)]).toEqual([2, price]);
    expect(await page.getByText(t('error.section')).count()).toBe(0);
  },
);

const CART = '{ cart { items { id quantity } totals { grandTotal } } }';
const CHANGE = `mutation ($input: UpdateCartItemQuantityInput!) {
  updateCartItemQuantity(input: $input) { __typename } }`;

test.each(LANGUAGES)(
  'a change in another tab while ordering must be reviewed first (%s)',
  async (language) => {
    const t = await textsIn(language);
    const user = await ownUser('buyer@luna.test');
    await fillCart(db, user, 'buyer@luna.test');
    const page = await signedIn(user, { language, path: '/backoffice/shopping-cart' });
    const place = page.getByRole('button', { name: t('checkout:place.order') });
    await place.waitFor();
    const before = (await runOperation(page, CART)).cart;
    const [{ id, quantity }] = before.items;
    let isChanged = false;
    await page.route('**/graphql', async (route) => {
      if (!isChanged && route.request().postData()?.includes('submitOrderMutation')) {
        isChanged = true;
        await runOperation(page, CHANGE, { input: { id, quantity: quantity + 2 } });
      }
      await route.fallback();
    });
    await place.click();
    const changed = page.getByRole('alertdialog', { name: t('cart-extras:changed.title') });
    await changed.waitFor();
    const after = (await runOperation(page, CART)).cart;
    expect(after.items).toEqual([{ id, quantity: quantity + 2 }]);
    expect(Number(after.totals.grandTotal)).toBeGreaterThan(Number(before.totals.grandTotal));

    // The cart must be reviewed again. It then shows the change of the other tab.
    await changed.getByRole('button', { name: t('cart-extras:changed.back') }).click();
    await place.click();
    await page.waitForURL((url) => url.pathname.includes('/order-confirmation/'));
    const { orderGroup } = await runOperation(
      page,
      'query ($code: String!) { orderGroup(code: $code) { grandTotal jobOrders { quantity } } }',
      { code: new URL(page.url()).pathname.split('/').at(-1) },
    );
    expect(orderGroup).toEqual({
      grandTotal: after.totals.grandTotal,
      jobOrders: [{ quantity: quantity + 2 }],
    });
  },
);
