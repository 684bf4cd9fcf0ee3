import { expect, test } from '@jest/globals';
import { testDatabase } from '../../test/database.ts';
import { contextOf, run } from '../../test/run.ts';
import { add, openShop } from '../../test/shop.ts';
import { withCartSession } from './cart-input.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

test('an operation’s own session id wins over the one that the browser works on', async () => {
  const context = { ...(await contextOf(shop.buyer)), cartSessionId: 'browser' };
  expect(withCartSession({}, context)).toEqual({ sessionId: 'browser' });
  expect(withCartSession({ sessionId: null }, context)).toEqual({ sessionId: 'browser' });
  expect(withCartSession({ sessionId: 'own' }, context)).toEqual({ sessionId: 'own' });
  expect(withCartSession({ sessionId: '' }, context)).toEqual({ sessionId: '' });
});

test('a browser works on the cart that its header names; without one it is the user’s own', async () => {
  await add(shop.buyer, shop);
  await add(shop.buyer, shop, { sessionId: 'elsewhere' });
  await add(shop.buyer, shop, {
    sessionId: 'elsewhere',
    configuration: { itemTypeId: shop.pieceId('PENDANT-1') },
  });
  const seen = async (cartSessionId: string | null) => {
    const document = '{ cart { sessionId itemCount } viewer { cartItemCount } }';
    const { data } = await run(shop.buyer, document, {}, { cartSessionId });
    return [data.cart?.sessionId, data.cart?.itemCount, data.viewer.cartItemCount];
  };
  expect(await seen(null)).toEqual(['', 1, 1]);
  expect(await seen('elsewhere')).toEqual(['elsewhere', 2, 2]);
  expect(await seen('of nobody')).toEqual([undefined, undefined, 0]);
  const other = await run(shop.colleague, '{ cart { id } }', {}, { cartSessionId: 'elsewhere' });
  expect(other.data.cart).toBeNull();
});
