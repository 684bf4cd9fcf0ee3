import { expect, test } from '@jest/globals';
import { startJourney } from '../journey.ts';
import { runOperation } from '../run-operation.ts';
import { ownUser } from '../stage/own-user.ts';
import { LANGUAGES, pathIn, textsIn } from '../texts.ts';

const { signedIn } = await startJourney();

const KARAT = { en: '18K', fr: '18 ct' } as const;

test.each(LANGUAGES)(
  'a mistyped search, a size, a ready-made combination in the cart by its code, a comparison (%s)',
  async (language) => {
    const t = await textsIn(language);
    const path = '/shop/search?q=solitare';
    const page = await signedIn(await ownUser('buyer@luna.test'), { language, path });
    const words = t('catalog:quoted', { word: 'solitare' });
    await page.getByText(t('catalog:similar', { count: 1, words })).waitFor();

    // The lowest price is the list price, which the customer's terms change.
    const listPrice = t('pieces:price.list.from', { price: '' }).trim();
    await page
      .getByText(new RegExp(`^${listPrice}\\s.*\\d`))
      .first()
      .waitFor();

    // The selection is in the URL and in the number of pieces.
    const sizes = page.getByLabel(t('catalog:filter.sizes'));
    await sizes.selectOption('8.25');
    await page.waitForURL(/ring=8\.25/);
    await page
      .getByRole('heading', { name: /Aurora/ })
      .first()
      .waitFor();

    await page.goto(pathIn(language, '/shop/product/RS-101'));
    await page.getByText(/RS-101-PT950-6/).click();
    await page.waitForURL(/metal=PT950.*size=6/);
    // The URL changes before the page does. The piece that is added is the one on the page.
    await page.getByRole('radio', { name: /RS-101-PT950-6/, checked: true }).waitFor();
    await page.getByRole('button', { name: t('product:compare.add') }).click();
    await page.getByRole('button', { name: t('product:compare.remove') }).waitFor();
    await page.getByRole('button', { name: t('product:add'), exact: true }).click();
    await page
      .getByRole('dialog', { name: t('cart:title') })
      .getByRole('listitem')
      .first()
      .waitFor();
    await page.goto(pathIn(language, '/backoffice/shopping-cart'));
    await page.getByText(/RS-101-PT950-6/).waitFor();

    await page.goto(pathIn(language, '/shop/product/BD-102'));
    await page.getByText(t('product:more.recent')).waitFor();
    const [least = ''] = t('product:price.leastOfList', { price: '\n', choices: '' }).split('\n');
    const toLeast = page.getByRole('button', { name: t('product:price.chooseLeast') });
    await page.getByText(least).filter({ has: toLeast }).last().waitFor();
    await page.getByRole('button', { name: t('product:compare.add') }).click();
    await page.getByRole('link', { name: t('product:compare.open', { count: 2 }) }).click();
    await page.getByRole('heading', { name: t('compare:title') }).waitFor();
    expect(await page.getByRole('columnheader').count()).toBe(2);

    // With a karat, each piece has the price of its metal in that karat and links to that metal.
    await page.goto(`${page.url()}&karat=18K`);
    const price = page.getByRole('row', { name: t('compare:priceIn', { karats: KARAT[language] }) });
    const { products } = await runOperation(
      page,
      '{ products(first: 2, filter: { codes: ["RS-101", "BD-102"] }) { edges { node { code listPrice(karats: ["18K"]) } } } }',
    );
    for (const [index, { node }] of products.edges.entries()) {
      const shown = (await price.getByRole('cell').nth(index).textContent()) ?? '';
      expect(Number(shown.replaceAll(/\D/g, '')) / 100).toBe(Number(node.listPrice));
    }
    await page.getByRole('columnheader').first().getByRole('link').first().click();
    await page.waitForURL(/shop\/product\/RS-101\?metal=18K/);
  },
);
