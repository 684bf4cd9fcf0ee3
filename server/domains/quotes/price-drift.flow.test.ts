import { expect, test } from '@jest/globals';
import type { Actor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { moveQuote, sentQuote } from '../../test/orders/quote-steps.ts';
import { run } from '../../test/run.ts';
import { openShop } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, sales } = shop;

async function drift(actor: Actor, id: string): Promise<string | null> {
  const query = 'query ($id: ID!) { node(id: $id) { ... on PriceQuote { priceDriftPercent } } }';
  return (await run(actor, query, { id })).data.node.priceDriftPercent;
}

/** Multiplies the price of gold. */
async function moveMarket(factor: string): Promise<void> {
  const { id: metalId } = await db.metal.findUniqueOrThrow({ where: { code: 'AU' } });
  const { sell } = await db.marketPrice.findFirstOrThrow({ where: { metalId }, orderBy: { asOf: 'desc' } });
  const price = sell.mul(factor);
  await db.marketPrice.create({
    data: { metalId, asOf: new Date(), buy: price, sell: price, source: 'test' },
  });
}

test('staff are warned of an offer once the market has moved it by more than two per cent', async () => {
  const id = await sentQuote(buyer, shop);
  expect(await drift(sales, id)).toBeNull();
  // Metal is about 60 % of the price.
  await moveMarket('1.02');
  expect(await drift(sales, id)).toBeNull();
  await moveMarket('1.05');
  expect(Number(await drift(sales, id))).toBeGreaterThan(2);
  expect(await drift(buyer, id)).toBeNull();
  await moveQuote(sales, id, 'RECALL');
  expect(await drift(sales, id)).toBeNull();
});
