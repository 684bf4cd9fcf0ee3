import { expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { step } from '../../../test/orders/job-steps.ts';
import { run } from '../../../test/run.ts';
import { openShop, orderedJob } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

const PREVIEW = `query ($id: ID!) { reorderPreview(jobOrderId: $id) { before after quoteRequired promisedOn jobOrder { number } summary { kind } } }`;
const REORDER = `mutation ($input: ReorderJobOrderInput!) { result: reorderJobOrder(input: $input) { __typename ... on MutationError { code } ... on RefusedError { data }
  ... on ReorderJobOrderSuccess { jobOrder { number unitPrice reorderedFrom { number } status { code } history { action } } orderGroup { code grandTotal shippingAddress { city } } } } }`;

test('re-orders a job in progress at the current price, once per key', async () => {
  const { id, number } = await orderedJob(shop.buyer, shop);
  const reorder = async (input: object) =>
    (await run(shop.buyer, REORDER, { input: { id, ...input } })).data.result;
  await db.priceTerm.updateMany({ where: { customerId: shop.luna }, data: { percent: '0' } });
  const { data } = await run(shop.buyer, PREVIEW, { id });
  expect(data.reorderPreview).toMatchObject({
    before: '483.43',
    after: '508.87',
    quoteRequired: false,
    jobOrder: { number },
  });
  expect(await reorder({ expectedUnitPrice: '483.43' })).toMatchObject({
    code: 'PRICE_CHANGED',
    data: { after: '508.87' },
  });
  const done = await reorder({ expectedUnitPrice: '508.87', idempotencyKey: 'again' });
  expect(done).toMatchObject({
    jobOrder: {
      unitPrice: '508.87',
      reorderedFrom: { number },
      status: { code: 'NEW' },
      history: [{ action: 'REORDER' }],
    },
    orderGroup: { shippingAddress: { city: 'New York' } },
  });
  expect((await reorder({ expectedUnitPrice: '508.87', idempotencyKey: 'again' })).orderGroup.code).toBe(
    done.orderGroup.code,
  );
  await db.priceTerm.updateMany({ where: { customerId: shop.luna }, data: { percent: '-5' } });
  expect((await run(shop.foreignBuyer, REORDER, { input: { id } })).data.result).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect((await run(shop.viewer, REORDER, { input: { id } })).data.result).toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('a re-order goes by no method that does not take the box of its piece', async () => {
  const { id } = await orderedJob(shop.buyer, shop);
  await step(shop.buyer, 'cancelJobOrder', { id });
  const ground = await db.shippingMethod.findUniqueOrThrow({ where: { code: 'GROUND' } });
  const box = { parcelLength: 400, parcelWidth: 40, parcelHeight: 40 };
  await db.itemType.update({ where: { id: shop.pieceId('BAND-1') }, data: box });
  await db.shippingMethod.update({ where: { id: ground.id }, data: { maxLength: 300 } });
  const preview = `query ($id: ID!) { reorderPreview(jobOrderId: $id) { shippingMethods { databaseId } } }`;
  const { data } = await run(shop.buyer, preview, { id });
  const offered: { databaseId: number }[] = data.reorderPreview.shippingMethods;
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.map(({ databaseId }) => databaseId)).not.toContain(ground.id);
  const ask = `mutation ($input: ReorderJobOrderInput!) { result: reorderJobOrder(input: $input) { ... on InvalidInputError { issues { path code } } } }`;
  const input = { id, changes: { shippingMethodId: ground.id } };
  expect((await run(shop.buyer, ask, { input })).data.result.issues).toEqual([
    { path: 'changes.shippingMethodId', code: 'NOT_AVAILABLE' },
  ]);
  await db.shippingMethod.update({ where: { id: ground.id }, data: { maxLength: null } });
});
