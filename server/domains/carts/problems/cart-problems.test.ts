import { beforeEach, expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { run } from '../../../test/run.ts';
import { add, openShop, workedExample } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer } = shop;

const CART = '{ cart { problems { cartItemId name problem { code severity mend subject before after } } } }';
const ACCEPT = `mutation { result: acceptCartPrices(input: {}) {
  ... on AcceptCartPricesSuccess { cart { problems { problem { code } } } } } }`;

const problems = async () => (await run(buyer, CART)).data.cart.problems;

beforeEach(async () => {
  await db.cartItem.deleteMany();
});

test('a cart in order has no problems', async () => {
  await add(buyer, shop);
  expect(await problems()).toEqual([]);
});

test('reports a changed price until it is accepted', async () => {
  const { cartItem } = await add(buyer, shop);
  await db.cartItem.updateMany({ data: { seenUnitPrice: 1 } });
  expect(await problems()).toMatchObject([
    {
      cartItemId: cartItem.id,
      problem: {
        code: 'PRICE_RAISED',
        severity: 'WARNING',
        mend: 'ACCEPT_PRICE',
        before: '1',
        after: cartItem.unitPrice,
      },
    },
  ]);
  expect((await run(buyer, ACCEPT)).data.result.cart.problems).toEqual([]);
});

test('blocking problems come first, with the names of the piece and the problem', async () => {
  await add(buyer, shop);
  await add(buyer, shop, { configuration: workedExample(shop, 'BAND-PROOF') });
  await db.cartItem.updateMany({ where: { itemType: { code: 'BAND-1' } }, data: { seenUnitPrice: 1 } });
  await db.itemType.update({ where: { code: 'BAND-PROOF' }, data: { minSize: 10, maxSize: 12 } });
  const found = await problems();
  expect(found).toMatchObject([
    {
      name: expect.any(String),
      problem: { code: 'SIZE_NOT_OFFERED', severity: 'BLOCKING', subject: expect.any(String) },
    },
    { problem: { code: 'PRICE_RAISED' } },
  ]);
  await db.itemType.update({ where: { code: 'BAND-PROOF' }, data: { shownInCatalog: false } });
  expect((await problems())[0]).toMatchObject({ problem: { code: 'PIECE_WITHDRAWN', mend: 'REMOVE_LINE' } });
});
