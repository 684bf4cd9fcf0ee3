import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../prisma/seed/demo/people/demo-users.ts';
import { WEB_BUILD } from '../../../scripts/build-web.ts';
import { readWebManifest } from '../../../scripts/bundle/web-manifest.ts';
import { startJourney } from '../journey.ts';
import { textsIn } from '../texts.ts';

const { visit, signedIn } = await startJourney();
const t = await textsIn('en');

const CART = '/backoffice/shopping-cart';
const JOBS = '/backoffice/status-tracking/job-orders';
const PROFILE = '/backoffice/my-profile';

test('two tabs that renew the session at the same time send one request and stay signed in', async () => {
  const first = await signedIn('viewer@luna.test', { path: JOBS });
  const context = first.context();
  const second = await context.newPage();
  await second.goto(JOBS);
  await second.getByRole('table').waitFor();
  const renewals: string[] = [];
  context.on('request', (request) => {
    if (request.postData()?.includes('refresherMutation')) renewals.push(request.url());
  });
  // Treats the access token as expired.
  await first.evaluate(() => localStorage.setItem('aurifex.session', '1'));
  const tabs = [first, second];
  await Promise.all(tabs.map((tab) => tab.getByRole('link', { name: t('jobs:tab.closed') }).click()));
  for (const tab of tabs) {
    await tab.waitForURL(/tab=closed/);
    await tab.getByRole('table', { name: t('jobs:title') }).waitFor();
    expect(await tab.getByRole('dialog').count()).toBe(0);
  }
  expect(renewals).toHaveLength(1);
});

test('a tab that is notified late of another tab’s renewal sends no renewal', async () => {
  const first = await signedIn('viewer@luna.test', { path: JOBS });
  const context = first.context();
  const second = await context.newPage();
  await second.goto(JOBS);
  await second.getByRole('table').waitFor();
  // Other tabs receive storage events with a delay, which is longer on a busy machine.
  await second.evaluate(() => {
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key) {
      return key === 'aurifex.session' ? '1' : read.call(this, key);
    };
  });
  let renewals = 0;
  context.on('request', (request) => {
    if (request.postData()?.includes('refresherMutation')) renewals += 1;
  });
  await first.evaluate(() => localStorage.setItem('aurifex.session', '1'));
  for (const tab of [first, second]) {
    await tab.getByRole('link', { name: t('jobs:tab.closed') }).click();
    await tab.waitForURL(/tab=closed/);
    await tab.getByRole('table', { name: t('jobs:title') }).waitFor();
  }
  expect(renewals).toBe(1);
});

test('a session that ends during checkout is renewed in place and no input is lost', async () => {
  const page = await signedIn('buyer@luna.test', { path: CART });
  const poNumber = page.getByLabel(t('checkout:order.poNumber'));
  const workOrder = page.getByLabel(t('checkout:order.customerWoNumber'));
  await poNumber.waitFor();
  await page.context().clearCookies();
  await poNumber.fill('PO 7733');
  await workOrder.fill('WO 12');
  const dialog = page.getByRole('dialog', { name: t('shell:signInAgain.title') });
  await dialog.getByLabel(t('shell:user.password'), { exact: true }).fill(DEMO_PASSWORD);
  // The dialog takes the focus, so the text may be sent again as soon as the session is restored.
  const saved = page.waitForResponse(
    async (response) =>
      isSave(response.request().postData(), 'WO 12') && (await response.text()).includes('UpdateCartSuccess'),
  );
  await dialog.getByRole('button', { name: t('shell:user.signIn') }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await poNumber.inputValue()).toBe('PO 7733');
  expect(await workOrder.inputValue()).toBe('WO 12');
  await workOrder.blur();
  await saved;
  await page.reload();
  expect(await poNumber.inputValue()).toBe('PO 7733');
  expect(await workOrder.inputValue()).toBe('WO 12');
});

function isSave(body: string | null, text: string): boolean {
  return body?.includes('Mutation') === true && body.includes(text);
}

test('a user of two customers switches between them', async () => {
  const page = await signedIn('owner@luna.test', { path: CART });
  await page.getByText('Luna Fine Jewelers, LUNA-001').waitFor();
  await page.getByRole('button', { name: /^Switch customer/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /Luna Outlet/ })
    .click();
  await page.getByRole('button', { name: 'Switch customer: Luna Outlet' }).waitFor();
  await page.goto(CART);
  await page.getByText('LUNA-002').first().waitFor();
});

test('staff acts as a user under a banner and returns', async () => {
  const page = await signedIn('admin@aurifex.test', { path: PROFILE });
  await page.getByRole('button', { name: 'Account of Ada Goldmark' }).click();
  await page.getByRole('menuitem', { name: t('shell:user.switchUser') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('buyer@luna');
  await page.getByRole('option', { name: /Bianca Reyes/ }).click();
  await dialog.getByLabel(t('switchUser:reason')).fill('Asked on the phone');
  await dialog.getByRole('button', { name: 'Act as Bianca Reyes' }).click();
  const banner = page.getByText('Acting as Bianca Reyes for Luna Fine Jewelers');
  await banner.waitFor();
  await page.getByRole('button', { name: t('shell:acting.return') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shell:acting.return') })
    .click();
  await page.getByRole('button', { name: 'Account of Ada Goldmark' }).waitFor();
  expect(await banner.count()).toBe(0);
});

test('the language switch keeps the page and is remembered for 365 days', async () => {
  const page = await signedIn('viewer@luna.test', { path: `${JOBS}?tab=all` });
  await page.getByRole('link', { name: 'Français' }).click();
  await page.waitForURL(`**/fr${JOBS}?tab=all`);
  await page.getByRole('heading', { level: 1, name: 'Commandes d’atelier' }).waitFor();
  const cookies = await page.context().cookies();
  const choice = cookies.find(({ name }) => name === 'i18n_redirected');
  expect(choice?.value).toBe('fr');
  expect(((choice?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 1);
  await page.goto('/');
  await page.waitForURL('**/fr/**');
});

test('a new version signs out, clears the storage and reloads once', async () => {
  const page = await signedIn('viewer@luna.test', { path: PROFILE });
  await storedVersion(page);
  await page.evaluate(() => sessionStorage.setItem('old', 'yes'));
  const cookies = async () => (await page.context().cookies()).filter(({ httpOnly }) => httpOnly);
  expect(await cookies()).not.toEqual([]);
  await page.route('**/api/__version', (route) => route.fulfill({ json: { version: 'next' } }));
  await page.goto(PROFILE);
  await page.getByRole('heading', { level: 1, name: t('sign-in:heading') }).waitFor();
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe(PROFILE);
  expect(await cookies()).toEqual([]);
  const kept = () => page.evaluate(() => [sessionStorage.getItem('old'), localStorage.length]);
  expect(await page.evaluate(() => localStorage.getItem('aurifex.version'))).toBe('next');
  expect(await kept()).toEqual([null, 1]);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/shop');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(loads).toBe(1);
});

async function storedVersion(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('aurifex.version') !== null);
}

test('a new version asks before it discards an unsaved form', async () => {
  const page = await signedIn('viewer@luna.test', { path: PROFILE });
  await storedVersion(page);
  const typed = Promise.withResolvers<void>();
  await page.route('**/api/__version', async (route) => {
    await typed.promise;
    await route.fulfill({ json: { version: 'next' } });
  });
  await page.reload();
  const firstName = page.getByLabel(t('my-profile:firstName'));
  await firstName.fill('Viktor');
  typed.resolve();
  await page.getByText(t('shell:update.available')).waitFor();
  expect(await firstName.inputValue()).toBe('Viktor');
  // The browser also asks, because input would be lost.
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: t('shell:update.reload') }).click();
  await page.waitForFunction(() => localStorage.getItem('aurifex.version') === 'next');
});

test('a file that cannot be loaded reloads the page at most once in 10 s', async () => {
  const page = await signedIn('viewer@luna.test', { path: PROFILE });
  const { fileOf } = await readWebManifest(WEB_BUILD);
  const part = `**/${fileOf('src/routes/job-orders/JobOrdersPage.tsx')}`;
  await page.route(part, (route) => route.abort());
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const jobs = page.getByRole('link', { name: t('menu:jobOrders') }).first();
  const reloaded = page.waitForEvent('load');
  await jobs.click();
  await reloaded;
  await jobs.click();
  await page.getByRole('heading', { name: t('shell:error.pageTitle') }).waitFor();
  expect(loads).toBe(1);
  await page.unroute(part);
});

test('an unknown address shows an error', async () => {
  const page = await (await visit()).newPage();
  await page.goto('/no-such-page');
  await page.getByText('This page could not be found').waitFor();
  expect(await page.title()).toBe('404 Not Found · Aurifex');
});

test('signing out is shown in every tab', async () => {
  const first = await signedIn('viewer@luna.test', { path: JOBS });
  const second = await first.context().newPage();
  await second.goto(PROFILE);
  await second.getByRole('heading', { level: 1 }).waitFor();
  await first.goto('/logout');
  await first.waitForURL((url) => url.pathname === '/');
  await second.getByText(t('shell:update.signedOut')).waitFor();
  expect(new URL(second.url()).searchParams.get('returnTo')).toBe(PROFILE);
  expect(await first.getByText(t('shell:update.signedOut')).count()).toBe(0);
});

test('without a connection the list stays, and the page recovers by itself', async () => {
  const page = await signedIn('viewer@luna.test', { path: `${JOBS}?tab=closed` });
  const rows = page.getByRole('row').getByRole('link', { name: /^JO-/ });
  await rows.first().waitFor();
  await page.getByRole('link', { name: t('jobs:tab.all') }).click();
  await page.waitForURL((url) => url.search === '');
  await rows.first().waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: t('jobs:tab.closed') }).click();
  await page.getByText(t('shell:error.offlineBar')).waitFor();
  expect(await rows.count()).toBeGreaterThan(0);
  await page.context().setOffline(false);
  await page.getByText(t('shell:error.offlineBar')).waitFor({ state: 'detached' });
  expect(await rows.count()).toBeGreaterThan(0);
});
