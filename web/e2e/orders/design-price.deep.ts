import { expect, test } from '@jest/globals';
import { pricesOfChange } from '../catalogue/predicted-price.ts';
import { startJourney } from '../journey.ts';
import { LANGUAGES, textsIn } from '../texts.ts';

const { signedIn } = await startJourney();

const METAL = { en: '18K yellow gold', fr: 'Or jaune 18 ct' } as const;

// estimates.deep.ts tests it for a set, and prices.deep.ts for a piece of the shop.
test.each(LANGUAGES)(
  'staff see the predicted price of a design, which equals the server’s (%s)',
  async (language) => {
    const t = await textsIn(language);
    const page = await signedIn('sales@aurifex.test', {
      language,
      path: '/backoffice/order-creation/estimate',
    });
    const sheet = page.waitForResponse((answer) =>
      (answer.request().postData() ?? '').includes('estimateSheetQuery'),
    );
    await page.getByText(t('estimates:kind.DESIGN'), { exact: true }).click();
    await page
      .getByLabel(t('estimates:design.metal'), { exact: true })
      .selectOption({ label: METAL[language] });
    const weight = page.getByLabel(t('estimates:design.weight'));
    await weight.fill('5');
    await sheet;
    const { predicted, confirmed } = await pricesOfChange(page, {
      operation: 'useEstimatePriceQuery',
      change: () => weight.fill('7.5'),
    });
    expect(confirmed).toBe(predicted);
  },
);
