import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../prisma/seed/demo/people/demo-users.ts';
import { startJourney } from '../journey.ts';
import { pressOn, tabTo, typeInto } from '../keyboard.ts';
import { shippingMethods } from '../parts.ts';
import { textsIn } from '../texts.ts';

const { visit, signedIn } = await startJourney();
const t = await textsIn('en');

const JOBS = '/backoffice/status-tracking/job-orders';

test('sign in, configure, add, check out and place the order', async () => {
  const page = await (await visit()).newPage();
  await signInByKeyboard(page, 'buyer@orion.test', '/backoffice/product/39');
  await configureAndAdd(page);
  await pressOn(page, page.getByRole('dialog').getByRole('link', { name: t('cart:checkout') }));
  await page.getByRole('heading', { level: 1, name: t('checkout:title') }).waitFor();
  await checkOut(page);
});

async function signInByKeyboard(page: Page, userName: string, path: string): Promise<void> {
  await page.goto(`/?returnTo=${encodeURIComponent(path)}`);
  await typeInto(page, page.getByLabel(t('sign-in:userName')), userName);
  await typeInto(page, page.getByLabel(t('sign-in:password'), { exact: true }), DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${path}`);
}

/** Arrow keys choose within a group, letters in a list. */
async function configureAndAdd(page: Page): Promise<void> {
  await tabTo(
    page,
    page.getByRole('radiogroup', { name: t('configuration:metal') }).getByRole('radio', { checked: true }),
  );
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/metal=/);
  const size = page.getByRole('combobox').filter({ hasText: `${t('configuration:size.us')} 8¼` });
  await tabTo(page, size);
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowDown');
  await page.waitForURL(/size=/);
  await pressOn(page, page.getByRole('button', { name: t('product:add') }));
}

async function checkOut(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name: t('checkout:address.billing') }));
  await page.keyboard.press('ArrowDown');
  const methods = shippingMethods(page, t);
  const chosen = methods.and(page.getByRole('radio', { checked: true }));
  await tabTo(page, (await chosen.count()) > 0 ? chosen : methods.first());
  await page.keyboard.press('ArrowDown');
  await typeInto(page, page.getByLabel(t('checkout:order.poNumber')), 'PO by keyboard');
  await pressOn(page, page.getByRole('button', { name: t('checkout:place.order') }));
  await page.getByText(/^JO-\d+ - created successfully!/).waitFor();
  await pressOn(page, page.getByRole('link', { name: t('order-confirmation:jobs') }));
  await page.waitForURL(`**${JOBS}?tab=new`);
}

test('an approver approves a waiting job', async () => {
  const page = await signedIn('approver@luna.test', { path: `${JOBS}?tab=new&waiting=customer` });
  await pressOn(page, page.getByRole('row').getByRole('link', { name: /^JO-/ }).first());
  await pressOn(page, page.getByRole('button', { name: t('jobs:action.APPROVE'), exact: true }).first());
  const dialog = page.getByRole('dialog');
  await pressOn(page, dialog.getByRole('button', { name: t('jobs:action.APPROVE') }));
  await page.getByText(/^JO-\d+-\d+ approved\.$/).waitFor();
  await dialog.waitFor({ state: 'detached' });
});

test('staff move a job, and the dialog returns the focus', async () => {
  const page = await signedIn('production@aurifex.test', {
    path: `${JOBS}?tab=processing&status=IN_PRODUCTION`,
  });
  await pressOn(page, page.getByRole('row').getByRole('link', { name: /^JO-/ }).first());
  const more = page.getByRole('button', { name: t('common:moreActions') });
  await pressOn(page, more);
  await page.getByRole('menuitem', { name: t('jobs:action.HOLD') }).waitFor();
  await page.keyboard.press('Escape');
  expect(await more.evaluate((element) => element === document.activeElement)).toBe(true);
  await pressOn(page, page.getByRole('button', { name: t('jobs:action.TO_QC') }));
  await page.getByText(/^JO-\d+-\d+ is in quality check\.$/).waitFor();
});

test('the focus ring is visible on the dark bar', async () => {
  const page = await signedIn('viewer@luna.test', { path: JOBS });
  await tabTo(page, page.locator('header').getByRole('link', { name: 'FR' }));
  const [ring, bar] = await page.evaluate(() => {
    const focused = document.activeElement;
    const header = focused?.closest('header');
    if (!focused || !header) throw new Error('Nothing in the bar has the focus');
    return [getComputedStyle(focused).outlineColor, getComputedStyle(header).backgroundColor];
  });
  expect(contrast(ring ?? '', bar ?? '')).toBeGreaterThanOrEqual(3);
});

/** WCAG contrast of two colours in the form `rgb(1, 2, 3)`. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((text) => {
    const channel = Number(text) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
