import { expect, test } from '@jest/globals';
import { testDatabase } from '../../test/database.ts';
import { run } from '../../test/run.ts';
import { add, openShop, workedExample } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const itemTypeId = shop.pieceId('BAND-1');
const gold = await db.itemTypeAlloy.findFirstOrThrow({ where: { itemTypeId, isDefault: true } });
await db.itemVariant.create({
  data: {
    itemTypeId,
    code: 'BAND-1-9',
    nameEn: 'Étoile, size 9',
    nameFr: 'Étoile, taille 9',
    alloyId: gold.alloyId,
    size: '9',
  },
});

const LINES = '{ cart { items { id variantCode } } }';

async function linesOfCart(): Promise<{ id: string; variantCode: string | null }[]> {
  return (await run(shop.buyer, LINES)).data.cart.items;
}

async function act(name: string, input: object): Promise<void> {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const document = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename } }`;
  const { data } = await run(shop.buyer, document, { input });
  expect(data.result.__typename).toBe(`${base}Success`);
}

test('a line keeps the code of its variant through copy, change, order and quote', async () => {
  await add(shop.buyer, shop);
  const [line] = await linesOfCart();
  expect(line?.variantCode).toBe('BAND-1-9');
  await act('duplicateCartItem', { id: line?.id });
  const copied = await linesOfCart();
  expect(copied.map(({ variantCode }) => variantCode)).toEqual(['BAND-1-9', 'BAND-1-9']);
  await act('updateCartItem', { id: copied[1]?.id, configuration: { ...workedExample(shop), size: '9.25' } });
  expect((await linesOfCart()).map(({ variantCode }) => variantCode)).toEqual(['BAND-1-9', null]);

  const ORDER = `mutation { result: submitOrder(input: {}) { ... on SubmitOrderSuccess { orderGroup { jobOrders { items { code variantCode } } } } } }`;
  const { data } = await run(shop.buyer, ORDER);
  expect(data.result.orderGroup.jobOrders.map(({ items }: { items: object[] }) => items[0])).toEqual([
    { code: 'BAND-1', variantCode: 'BAND-1-9' },
    { code: 'BAND-1', variantCode: null },
  ]);

  const QUOTE = `mutation ($input: RequestPriceQuoteInput!) { result: requestPriceQuote(input: $input) {
    ... on RequestPriceQuoteSuccess { priceQuote { id } } } }`;
  const input = { configuration: workedExample(shop), quantity: 1 };
  const quote = await run(shop.buyer, QUOTE, { input });
  expect(quote.errors).toEqual([]);
  const [kept] = await db.priceQuoteLine.findMany({ select: { variantCode: true } });
  expect(kept).toEqual({ variantCode: 'BAND-1-9' });
});
