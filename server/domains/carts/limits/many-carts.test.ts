import { expect, test } from '@jest/globals';
import { createActor } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { run } from '../../../test/run.ts';
import { add, openShop } from '../../../test/shop.ts';
import { MAX_CARTS } from '../rules/cart-limits.ts';
import { purgeCarts } from './purge-carts.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const carts = (userId: number | null) => db.cart.count({ where: { userId: userId ?? 0 } });
const clear = (sessionId: string) =>
  `mutation { result: clearCart(input: { sessionId: "${sessionId}" }) { __typename ... on MutationError { code } } }`;
const buyer = () => createActor(db, { role: 'PORTAL_BUYER', customerIds: [shop.luna] });

test('made-up session ids take no more carts than the bound, the oldest empty ones go', async () => {
  const actor = await buyer();
  for (let index = 0; index < 3 * MAX_CARTS; index += 1) await run(actor, clear(`made-up-${index}`));
  expect(await carts(actor.userId)).toBe(MAX_CARTS);
  const last = { userId: actor.userId ?? 0, sessionId: `made-up-${3 * MAX_CARTS - 1}` };
  expect(await db.cart.count({ where: last })).toBe(1);
});

test('… nor at once', async () => {
  const actor = await buyer();
  await Promise.all(
    Array.from({ length: 2 * MAX_CARTS }, (_, index) => run(actor, clear(`at-once-${index}`))),
  );
  expect(await carts(actor.userId)).toBeLessThanOrEqual(MAX_CARTS);
});

test('carts with lines are not deleted: another one is refused', async () => {
  const actor = await buyer();
  for (let index = 0; index < MAX_CARTS; index += 1) await add(actor, shop, { sessionId: `full-${index}` });
  const { data } = await run(actor, clear('one-more'));
  expect(data.result.code).toBe('TOO_MANY_CARTS');
  expect(await carts(actor.userId)).toBe(MAX_CARTS);
  expect((await run(actor, clear('full-0'))).data.result.__typename).toBe('ClearCartSuccess');
  expect((await run(actor, clear('one-more'))).data.result.__typename).toBe('ClearCartSuccess');
});

test('reading makes no cart', async () => {
  const actor = await buyer();
  const { data } = await run(actor, '{ cart(sessionId: "made-up") { databaseId } }');
  expect([data.cart, await carts(actor.userId)]).toEqual([null, 0]);
});

test('empty carts go after a day, forgotten ones after half a year', async () => {
  const actor = await buyer();
  await run(actor, clear('empty'));
  await add(actor, shop, { sessionId: 'full' });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const left = async () =>
    (await db.cart.findMany({ where: { userId: actor.userId ?? 0 } }))
      .map(({ sessionId }) => sessionId)
      .toSorted();
  await purgeCarts(db, inDays(0.9));
  expect(await left()).toEqual(['empty', 'full']);
  await purgeCarts(db, inDays(1.1));
  expect(await left()).toEqual(['full']);
  await purgeCarts(db, inDays(179));
  expect(await left()).toEqual(['full']);
  await purgeCarts(db, inDays(181));
  expect(await left()).toEqual([]);
});
