import { expect, test } from '@jest/globals';
import { startJourney } from '../journey.ts';
import { settled } from '../pages/page-state.ts';
import { textsIn } from '../texts.ts';

const { visit, signedIn } = await startJourney();
const t = await textsIn('en');

const JOBS = '/backoffice/status-tracking/job-orders';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('the search of the shop loses no character while its suggestions load slowly or fail', async () => {
  const page = await (await visit(PHONE)).newPage();
  await page.goto('/shop');
  await settled(page);
  let failures = 1;
  await page.route(/\/assets\/.*\.js$|\/graphql$/, async (route) => {
    await new Promise((later) => setTimeout(later, 400));
    const isSuggestion = route.request().postData()?.includes('isShort') ?? false;
    if (isSuggestion && failures > 0) {
      failures -= 1;
      await route.abort();
    } else await route.continue();
  });
  const field = page.getByRole('combobox', { name: t('shell:search') });
  const typed = await field.elementHandle();
  // Before, while and after the list is fetched. Then a letter is put between.
  await field.pressSequentially('arora', { delay: 250 });
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('u');
  await page.getByRole('option').filter({ hasText: 'Aurora' }).first().waitFor();
  expect(await field.inputValue()).toBe('aurora');
  expect(await typed?.evaluate((first) => first === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /Aurora/ }).waitFor();
});

test('what is typed right after the shortcut of the search reaches the search', async () => {
  const page = await signedIn('sales@aurifex.test', { path: JOBS });
  await page.getByRole('link', { name: /^JO-/ }).first().waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('jo-10');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.waitFor();
  await page.keyboard.type('37');
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /JO-1037/ })
    .first()
    .waitFor();
  expect(await field.inputValue()).toBe('jo-1037');
});
