import { expect, test } from '@jest/globals';
import { COUNT_CAP } from '../rows/count-rows.ts';
import { createRowFinder } from '../rows/row-finder.ts';
import { testDatabase } from '../test/database.ts';
import { run } from '../test/run.ts';
import { openShop } from '../test/shop.ts';

const { db, pool, isPooled } = await testDatabase();
const shop = await openShop(db);
const original = await db.customer.findUniqueOrThrow({ where: { id: shop.luna }, omit: { id: true } });
await db.customer.createMany({
  data: Array.from({ length: COUNT_CAP + 5 }, (_, index) => ({
    ...original,
    name: `Copy ${index}`,
    accountNumber: `COPY-${index}`,
    email: `copy-${index}@jeweller.test`,
  })),
});
const all = await db.customer.count();

test.each([
  ['with Prisma', null],
  ['on the fast path', createRowFinder({ pool, isPooled })],
])('a total stops at the cap unless it is asked for exactly, %s', async (_how, rows) => {
  const document = `{ customers(first: 1) { totalCount { count atLeast } exact: totalCount(exact: true) { count atLeast }
    edges { node { name } } } luna: customers(search: "LUNA-001") { totalCount(exact: true) { count } } }`;
  const { data, errors } = await run(shop.admin, document, {}, { rows });
  expect(errors).toEqual([]);
  expect(data.customers.totalCount).toEqual({ count: COUNT_CAP, atLeast: true });
  expect(data.customers.exact).toEqual({ count: all, atLeast: false });
  expect(data.luna.totalCount).toEqual({ count: 1 });
});

test('an exact total counts only visible rows', async () => {
  const { data } = await run(shop.buyer, '{ customers { totalCount(exact: true) { count atLeast } } }');
  expect(data.customers.totalCount).toEqual({ count: 1, atLeast: false });
});
