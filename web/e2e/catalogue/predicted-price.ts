import type { Page } from 'playwright-core';
import { quiet } from '../pages/page-state.ts';

/** A change of a priced configuration, and the operation that reads its price. */
type PricedChange = { readonly operation: string; readonly change: () => Promise<unknown> };

/** The price that the browser predicts while the server's response is delayed, and the price of the server. */
export async function pricesOfChange(
  page: Page,
  { operation, change }: PricedChange,
): Promise<{ predicted: string | null; confirmed: string | null }> {
  const amount = page.locator('[aria-live=polite][aria-busy]').first();
  const isConfirmed = () =>
    page.waitForFunction(() => document.querySelector('[aria-live=polite][aria-busy=false]') !== null);
  await quiet(page);
  await isConfirmed();
  const before = await amount.textContent();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if ((route.request().postData() ?? '').includes(operation)) await isReleased;
    await route.continue();
  });
  await change();
  await page.waitForFunction((old) => {
    const shown = document.querySelector('[aria-live=polite][aria-busy=true]');
    return shown !== null && shown.textContent !== old;
  }, before);
  const predicted = await amount.textContent();
  release();
  await isConfirmed();
  return { predicted, confirmed: await amount.textContent() };
}
