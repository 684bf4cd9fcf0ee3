import { expect, test } from '@jest/globals';
import { startJourney } from '../journey.ts';
import { overhanging } from '../pages/page-state.ts';
import { LANGUAGES, textsIn } from '../texts.ts';

const { signedIn } = await startJourney();

const PRICES = '/backoffice/prices';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test.each(LANGUAGES)(
  'staff open the price rows of a quote line, and other prices from there (%s)',
  async (language) => {
    const t = await textsIn(language);
    const page = await signedIn('sales@aurifex.test', {
      ...(language === 'fr' ? PHONE : {}),
      language,
      path: `${PRICES}/simulate?types=BD-101`,
    });
    const quote = page.getByRole('link', { name: /^PQ-\d+$/ }).first();
    const number = (await quote.textContent()) ?? '';
    await quote.click();
    await page.waitForURL(new RegExp(`/${number}$`));
    await page
      .getByRole('link', { name: t('explainPrice:link') })
      .first()
      .click();
    await page.waitForURL(new RegExp(`/explain\\?quote=${number}&line=\\d+$`));
    expect(await page.locator('input[name=quote]').inputValue()).toBe(number);
    const rows = page.locator('tbody [role=row]');
    await rows.first().waitFor();
    await page
      .getByRole('link', { name: t('prices:tables.LABOUR'), exact: true })
      .first()
      .waitFor();
    expect(await overhanging(page)).toEqual([]);

    const explain = page.getByRole('button', { name: t('prices:explain.show'), exact: true });
    await page.locator('select[name=kind]').selectOption('piece');
    await page.locator('input[name=piece]').fill('rs-101');
    await explain.click();
    await page.locator('select[name=metal]').waitFor();
    const metal = await rows.first().textContent();
    await page.locator('select[name=metal]').selectOption({ index: 1 });
    await explain.click();
    await page.waitForURL(/[?&]metal=/);
    await page.waitForFunction(
      (before) => document.querySelector('tbody [role=row]')?.textContent !== before,
      metal,
    );
    expect(await overhanging(page)).toEqual([]);
  },
);

test.each(LANGUAGES)(
  'staff find the cart of a customer by name, and explain the price of a line in it (%s)',
  async (language) => {
    const t = await textsIn(language);
    const page = await signedIn('sales@aurifex.test', { language, path: `${PRICES}/explain` });
    await page.locator('select[name=kind]').selectOption('cartOf');
    await page.getByRole('button', { name: t('prices:explain.cart.search'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('prices:explain.cart.search') });
    await dialog.getByRole('combobox').fill('Luna Fine');
    await dialog.getByRole('option', { name: /Luna Fine Jewelers/ }).click();
    await page.waitForURL(/[?&]cartOf=LUNA-001/);
    await dialog.waitFor({ state: 'detached' });
    expect(await page.locator('input[name=cartOf]').inputValue()).toBe('LUNA-001');
    const lines = page.getByRole('table').first();
    await lines.getByRole('link').first().click();
    await page.waitForURL(/[?&]cartLine=/);
    await page.locator('tbody [role=row]').first().waitFor();
    expect(await overhanging(page)).toEqual([]);
  },
);
