import { expect, test } from '@jest/globals';
import { startJourney } from '../journey.ts';

const { visit } = await startJourney();

test('a page that is opened by its address begins at its top, and a reload keeps the place', async () => {
  const page = await (await visit()).newPage();
  const place = () => page.evaluate(() => window.scrollY);
  const pieces = page.getByRole('link', { name: 'Aurora round solitaire' }).first();
  await page.goto('/shop/RINGS');
  await pieces.waitFor();
  await page.evaluate(() => window.scrollTo(0, 500));
  expect(await place()).toBe(500);
  await page.reload();
  await pieces.waitFor();
  await page.waitForFunction(() => window.scrollY === 500);
  await page.goto('/shop/SOLITAIRES');
  await pieces.waitFor();
  expect(await place()).toBe(0);
});
