import { expect, test } from '@jest/globals';
import { MUTATIONS } from '../../server/schema/mutation.ts';
import { testDatabase } from '../../server/test/database.ts';
import { run } from '../../server/test/run.ts';
import { openShop } from '../../server/test/shop.ts';
import { sampleWorld } from '../world/sample-world.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const world = await sampleWorld(shop);

/** Sets all pieces to be from stock, or none. */
async function setStock(isStock: boolean): Promise<void> {
  await db.itemType.updateMany({ data: { isStock, version: { increment: 1 } } });
}

/** The mutations that place orders; all others were called and placed none. */
const PLACING = [
  'acceptPriceQuote',
  'answerGuestQuote',
  'createCustomOrder',
  'orderAndPay',
  'orderEstimate',
  'reorderJobOrder',
  'reorderSalesOrder',
  'setPriceQuoteStatus',
  'submitOrder',
];

test('every ordering mutation makes a piece from stock a line of a sales order, not a job', async () => {
  const placing: string[] = [];
  for (const [name, { sample, commits }] of MUTATIONS) {
    await setStock(false);
    const { as, input } = await (commits?.sample ?? sample)(world);
    await setStock(true);
    const last = await db.orderGroup.findFirst({ orderBy: { id: 'desc' }, select: { id: true } });
    const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    await run(as, `mutation ($input: ${base}Input!) { ${name}(input: $input) { __typename } }`, { input });
    const orders = await db.orderGroup.findMany({
      where: { id: { gt: last?.id ?? 0 } },
      select: { jobOrders: { select: { isStock: true, salesLine: { select: { rank: true } } } } },
    });
    if (orders.length > 0) placing.push(name);
    for (const { jobOrders } of orders)
      expect([name, jobOrders]).toEqual([
        name,
        jobOrders.map((_line, index) => ({ isStock: true, salesLine: { rank: index + 1 } })),
      ]);
  }
  expect(placing.sort()).toEqual(PLACING);
});
