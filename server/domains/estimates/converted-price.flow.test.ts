import { expect, test } from '@jest/globals';
import { rowKey } from '../../schema/row-key.ts';
import { testDatabase } from '../../test/database.ts';
import { estimateStep, savedEstimate } from '../../test/orders/estimate-steps.ts';
import { run } from '../../test/run.ts';
import { openShop } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, sales } = shop;

const SEEN = `query ($id: ID!) { node(id: $id) { ... on Estimate { unitPrice total pricedAt breakdown { kind } } } }`;

test.each([
  ['the cart', 'addEstimateToCart'],
  ['a quote', 'requestQuoteForEstimate'],
  ['a job', 'orderEstimate'],
])('an estimate that became %s keeps the price of then', async (_what, convert) => {
  const id = await savedEstimate(buyer, shop, { quantity: 2 });
  const earlier = new Date(Date.now() - 86_400_000);
  await db.estimate.update({
    where: { id: rowKey('Estimate', id) },
    data: { unitPrice: '111.11', calculatedPrice: '111.11', total: '222.22', pricedAt: earlier },
  });
  const begun = Date.now();
  expect(await estimateStep(buyer, convert, { id })).toMatchObject({
    estimate: { unitPrice: '483.43', total: '966.86' },
  });
  const { node } = (await run(sales, SEEN, { id })).data;
  expect(new Date(node.pricedAt).getTime()).toBeGreaterThanOrEqual(begun - 1_000);
});

test('a price by hand stays when the estimate becomes a quote', async () => {
  const id = await savedEstimate(buyer, shop, { quantity: 2 });
  await db.estimate.update({
    where: { id: rowKey('Estimate', id) },
    data: { unitPrice: '640', total: '1280', priceReason: 'Agreed', priceAuthorId: sales.userId },
  });
  expect(await estimateStep(buyer, 'requestQuoteForEstimate', { id })).toMatchObject({
    estimate: { unitPrice: '640', calculatedPrice: '483.43', total: '1280' },
  });
});

test('a service that designs have no rate for leaves the price unknown, never cheaper', async () => {
  const { id: alloyId } = await db.alloy.findFirstOrThrow({ where: { code: '14KY' } });
  await db.itemTypeService.deleteMany({
    where: { itemType: { freeDesign: true }, serviceType: { code: 'CASTING' } },
  });
  const PRICE = `query ($input: PriceEstimateInput!) { priceEstimate(input: $input) { price { unitPrice warnings { code } } } }`;
  const design = { alloyId, weight: '5', serviceTypeCodes: ['CASTING'] };
  const { data } = await run(buyer, PRICE, { input: { design } });
  expect(data.priceEstimate.price).toEqual({ unitPrice: null, warnings: [{ code: 'LABOUR_RATE_UNKNOWN' }] });
});
