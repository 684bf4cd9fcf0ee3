import { expect, test } from '@jest/globals';
import { DEMO_PASSWORD } from '../../../prisma/seed/demo/people/demo-users.ts';
import { startJourney } from '../journey.ts';
import { quiet, settled } from '../pages/page-state.ts';
import { runOperation } from '../run-operation.ts';
import { ownUser } from '../stage/own-user.ts';
import { textsIn } from '../texts.ts';

const { signedIn } = await startJourney();
const t = await textsIn('en');

const BY_FINAL_WEIGHT = 'Estimated price: the metal is billed by its final weight when it ships.';

test('adding sends one request and loads no code, because it is loaded before the click', async () => {
  const page = await signedIn(await ownUser('buyer@luna.test'), { path: '/shop/product/RS-101' });
  await quiet(page);
  await settled(page);
  let asked: string[] = [];
  page.on('request', (request) => {
    const { operationName } = (request.postDataJSON() ?? {}) as { operationName?: string };
    // Runs at any time after changes elsewhere.
    if (operationName !== 'refreshCartCountQuery')
      asked.push(operationName ?? new URL(request.url()).pathname);
  });
  const add = page.getByRole('button', { name: t('product:add'), exact: true });

  // The first one opens the side panel.
  await add.click();
  const panel = page.getByRole('dialog', { name: t('cart:title') });
  await panel.getByText('RS-101', { exact: false }).or(panel.getByRole('listitem')).first().waitFor();
  expect(asked.slice(0, 1)).toEqual(['useAddToCartMutation']);
  expect(asked.filter((path) => path.endsWith('.js'))).toEqual([]);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await quiet(page);

  // The second ring of the same size needs a confirmation.
  asked = [];
  await add.click();
  await page.getByRole('alertdialog').getByText(t('cart:sameSize.text')).waitFor();
  expect(asked).toEqual(['useAddToCartMutation']);
  // Nothing is added before the confirmation: after a reload there is one ring.
  await page.reload();
  const { cart } = await runOperation(page, '{ cart { itemCount } }');
  expect(cart.itemCount).toBe(1);
});

test('a price by final weight is marked at the piece, in the cart and on the confirmation', async () => {
  const page = await signedIn(await ownUser('buyer@luna.test'), { path: '/shop/product/CH-103' });
  const note = page.getByText(BY_FINAL_WEIGHT, { exact: false }).first();
  await note.waitFor();
  await page.getByRole('button', { name: t('product:add'), exact: true }).click();
  await page
    .getByRole('dialog', { name: t('cart:title') })
    .getByText(BY_FINAL_WEIGHT)
    .waitFor();
  await page.goto('/backoffice/shopping-cart');
  await note.waitFor();
  await page.getByRole('button', { name: t('checkout:place.order') }).click();
  await page.waitForURL('**/backoffice/order-confirmation/*');
  await page.getByRole('article').getByText(BY_FINAL_WEIGHT).waitFor();
});

test('a cart filled by another program is shown until the user switches back to their own', async () => {
  const userName = await ownUser('buyer@luna.test');
  const page = await signedIn(userName, { path: '/backoffice/shopping-cart' });
  const { request } = page.context();
  const login = await request.post('/api/auth/portal-login', { data: { userName, password: DEMO_PASSWORD } });
  const { token } = (await login.json()) as { token: string };
  const added = await request.post('/api/ShoppingCart/addToCart', {
    headers: { authorization: token },
    data: { sessionId: 'portal', itemTypeID: 1, attributes: [{ id: 1, value: '7' }] },
  });
  expect(added.ok()).toBe(true);
  const kept = () => page.evaluate(() => localStorage.getItem('shoppingCartSessionId'));

  await page.goto('/backoffice/shopping-cart?sessionId=portal');
  await page.getByText(t('cart-extras:otherCart.text', { id: 'portal' })).waitFor();
  await page.getByText(t('checkout:lines', { count: 1 })).waitFor();
  await page.getByRole('link', { name: t('shell:menu.cartWithCount', { count: 1 }) }).waitFor();
  await page.goto('/backoffice/shopping-cart');
  await page.getByText(t('checkout:lines', { count: 1 })).waitFor();
  expect(await kept()).toBe('portal');

  await page.getByRole('link', { name: t('cart-extras:otherCart.own') }).click();
  await page.getByRole('heading', { name: t('cart:empty') }).waitFor();
  expect(await kept()).toBeNull();
});
