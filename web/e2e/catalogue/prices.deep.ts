import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { startJourney } from '../journey.ts';
import { overhanging } from '../pages/page-state.ts';
import { LANGUAGES, pathIn, startOf, textsIn } from '../texts.ts';
import { pricesOfChange } from './predicted-price.ts';

const { signedIn, sessionOf, windowIn } = await startJourney();

const PRICES = '/backoffice/prices';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** The number that a text begins with, in either language. */
function amountIn(text: string): number {
  const figures = /-?[\d\s\u00A0\u202F.,]+/.exec(text.replace('−', '-').replace('$', ''))?.[0] ?? '';
  const plain = figures.replaceAll(/[\s\u00A0\u202F]/g, '');
  return Number(/,\d{1,2}$/.test(plain) ? plain.replace(',', '.') : plain.replaceAll(',', ''));
}

test.each(LANGUAGES)(
  'staff simulate a gold price, and see how the price of a piece is calculated (%s)',
  async (language) => {
    const t = await textsIn(language);
    const page = await signedIn('sales@aurifex.test', { language, path: `${PRICES}/simulate` });
    await page.locator('input[name=percent]').fill(language === 'fr' ? '4,5' : '4.5');
    await page.locator('input[name=types]').fill('bd-101');
    await page.getByRole('button', { name: t('prices:simulate.show'), exact: true }).click();
    await page.waitForURL(/types=BD-101/);
    const pieces = page.getByRole('table', { name: t('prices:simulate.pieces', { count: 1 }) });
    await pieces.waitFor();
    const [, before = '', after = '', difference = ''] = await cellsOf(
      page,
      t('prices:simulate.pieces', { count: 1 }),
    );
    expect(amountIn(after)).toBeGreaterThan(amountIn(before));
    expect(amountIn(difference)).toBeCloseTo(amountIn(after) - amountIn(before), 2);
    // The offered price does not change, so the margin becomes smaller.
    const quotes = page.getByRole('columnheader', { name: t('prices:simulate.marginIfKept') });
    expect(await quotes.count()).toBe(2);

    await page.goto(pathIn(language, `${PRICES}/explain`));
    await page.locator('input[name=piece]').fill('BD-101');
    await page.getByRole('button', { name: t('prices:explain.show'), exact: true }).click();
    const rows = page.locator('tbody [role=row]');
    await rows.first().waitFor();
    const amounts = await page.locator('tbody [role=row] > :nth-child(3)').allTextContents();
    const unit = amountIn((await page.locator('h2 + p').textContent()) ?? '');
    expect(amounts.reduce((sum, amount) => sum + amountIn(amount), 0)).toBeCloseTo(unit, 2);
    await page
      .getByRole('link', { name: t('prices:tables.LABOUR'), exact: true })
      .first()
      .waitFor();
  },
);

test.each(LANGUAGES)('a rate is planned, refused if invalid, and cancelled (%s)', async (language) => {
  const t = await textsIn(language);
  const page = await signedIn('admin@aurifex.test', {
    ...PHONE,
    language,
    path: `${PRICES}?table=SETTINGS`,
  });
  const fields = page.getByRole('textbox', {
    name: startOf(
      t('prices:grid.cellOf', { column: language === 'fr' ? 'La pierre' : 'Per stone', row: '' }),
    ),
  });
  const field = fields.first();
  const usual = await field.inputValue();
  await field.fill('much');
  await page.getByRole('button', { name: t('prices:save.save'), exact: true }).click();
  await page.getByRole('alert').waitFor();
  expect(await field.inputValue()).toBe('much');
  expect(await field.getAttribute('aria-invalid')).toBe('true');

  await field.fill(language === 'fr' ? '9,75' : '9.75');
  // Each language plans for a different time, because both change one row of the same product.
  await page
    .locator('input[type=datetime-local]')
    .fill(language === 'fr' ? '2039-01-02T08:00' : '2038-01-02T08:00');
  await page.getByRole('button', { name: t('prices:save.save'), exact: true }).click();
  await page.getByRole('button', { name: t('prices:save.save'), exact: true }).waitFor({ state: 'detached' });
  expect(await field.inputValue()).toBe(usual);
  const planned = page.locator('[role=row]', { hasText: language === 'fr' ? '2039' : '2038' });
  await planned.waitFor();
  expect(await overhanging(page)).toEqual([]);
  await planned.getByRole('button', { name: t('prices:grid.cancelPlanned') }).click();
  await planned.waitFor({ state: 'detached' });
});

test('staff see a predicted price before the server’s response', async () => {
  const page = await windowIn(await sessionOf('sales@aurifex.test'));
  const sheet = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('sheetPricesQuery'),
  );
  await page.goto(pathIn('en', '/shop/product/RS-101?size=7'));
  await sheet;
  const size = page.getByRole('combobox', { name: /Ring size/ });
  const { predicted, confirmed } = await pricesOfChange(page, {
    operation: 'usePriceQuery',
    change: () => size.selectOption({ index: 20 }),
  });
  expect(confirmed).toBe(predicted);
});

/** Cells of the first row of a table. */
async function cellsOf(page: Page, table: string): Promise<string[]> {
  const row = page.getByRole('table', { name: table }).locator('tbody [role=row]').first();
  return row.getByRole('cell').allTextContents();
}
