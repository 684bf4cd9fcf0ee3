import { expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { move, step } from '../../../test/orders/job-steps.ts';
import { run } from '../../../test/run.ts';
import { openShop, orderedJob } from '../../../test/shop.ts';

const { db, sql } = await testDatabase();
const shop = await openShop(db);

const PREVIEW = `query ($id: ID!) { reorderPreview(jobOrderId: $id) { before after quoteRequired promisedOn jobOrder { number } summary { kind } } }`;
const REORDER = `mutation ($input: ReorderJobOrderInput!) { result: reorderJobOrder(input: $input) { __typename ... on MutationError { code } ... on RefusedError { data }
  ... on ReorderJobOrderSuccess { jobOrder { number unitPrice reorderedFrom { number } status { code } history { action } } orderGroup { code grandTotal shippingAddress { city } } } } }`;

test('a job that is under way is ordered again at today’s price, once per key', async () => {
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

const BULK = `mutation ($input: UpdateJobOrderStatusesInput!) { result: updateJobOrderStatuses(input: $input) { __typename ... on MutationError { code } ... on InvalidInputError { issues { path code } }
  ... on UpdateJobOrderStatusesSuccess { results { jobOrderId ok action code to { code } jobOrder { number status { code } } } } } }`;

test('a bulk update does what it can, row by row, as its preview said', async () => {
  const [one, two, closed] = [
    await orderedJob(shop.buyer, shop),
    await orderedJob(shop.foreignBuyer, shop),
    await orderedJob(shop.buyer, shop),
  ];
  await step(shop.buyer, 'cancelJobOrder', { id: closed.id });
  const jobOrderIds = [one.id, closed.id, 'nonsense', two.id];
  const preview = await run(
    shop.sales,
    `query ($jobOrderIds: [ID!]!) { jobOrderStatusPreview(jobOrderIds: $jobOrderIds, statusCode: "APPROVED") { ok action code jobOrder { number } } }`,
    { jobOrderIds },
    { sql },
  );
  expect(preview.statements.length).toBeLessThanOrEqual(3);
  expect(preview.data.jobOrderStatusPreview).toEqual([
    { ok: true, action: 'RELEASE', code: null, jobOrder: { number: one.number } },
    { ok: false, action: null, code: 'STATUS_TRANSITION_DENIED', jobOrder: { number: closed.number } },
    { ok: false, action: null, code: 'NOT_FOUND', jobOrder: null },
    { ok: true, action: 'RELEASE', code: null, jobOrder: { number: two.number } },
  ]);
  const { data } = await run(shop.sales, BULK, { input: { jobOrderIds, statusCode: 'APPROVED' } });
  expect(
    data.result.results.map((row: { ok: boolean; jobOrder: { status: { code: string } } | null }) => [
      row.ok,
      row.jobOrder?.status.code,
    ]),
  ).toEqual([
    [true, 'APPROVED'],
    [false, 'CANCELLED'],
    [false, undefined],
    [true, 'APPROVED'],
  ]);
  expect(
    (await run(shop.buyer, BULK, { input: { jobOrderIds, statusCode: 'APPROVED' } })).data.result,
  ).toMatchObject({ code: 'FORBIDDEN' });
  expect(
    (await run(shop.sales, BULK, { input: { jobOrderIds: [], statusCode: 'FLYING' } })).data.result.issues,
  ).toEqual([
    { path: 'jobOrderIds', code: 'REQUIRED' },
    { path: 'statusCode', code: 'UNKNOWN' },
  ]);
});

test('a job that changed since the preview stays, and says so', async () => {
  const [same, changed] = [await orderedJob(shop.buyer, shop), await orderedJob(shop.buyer, shop)];
  const jobOrderIds = [same.id, changed.id];
  const preview = await run(
    shop.sales,
    `query ($jobOrderIds: [ID!]!) { jobOrderStatusPreview(jobOrderIds: $jobOrderIds, statusCode: "ON_HOLD") { jobOrder { version } } }`,
    { jobOrderIds },
  );
  const versions = preview.data.jobOrderStatusPreview.map(
    ({ jobOrder }: { jobOrder: { version: number } }) => jobOrder.version,
  );
  // Released meanwhile, it could be put on hold as well; but that is not what was previewed.
  await move(shop.sales, changed.id, 'RELEASE');
  const update = async (input: object) =>
    (await run(shop.sales, BULK, { input: { jobOrderIds, statusCode: 'ON_HOLD', ...input } })).data.result;
  expect((await update({ versions })).results).toMatchObject([
    { ok: true, code: null, jobOrder: { status: { code: 'ON_HOLD' } } },
    { ok: false, code: 'CONFLICT', jobOrder: { status: { code: 'APPROVED' } } },
  ]);
  expect((await update({ versions: [1] })).issues).toEqual([{ path: 'versions', code: 'INVALID' }]);
  expect((await update({})).results).toMatchObject([{ code: 'ALREADY_THERE' }, { ok: true }]);
});

test('services list the jobs that wait for them', async () => {
  const { id, number } = await orderedJob(shop.buyer, shop, {
    configuration: { itemTypeId: shop.pieceId('BAND-PROOF'), size: '5' },
  });
  await move(shop.production, id, 'REQUEST_APPROVAL');
  const query = `{ jobServices { serviceType { code } count }
    jobOrders(filter: { serviceTypeCode: "CASTING" }) { edges { node { number } } } }`;
  const { jobServices, jobOrders } = (await run(shop.buyer, query)).data;
  const waiting = jobServices.filter(({ count }: { count: number }) => count > 0);
  expect(waiting).toEqual([{ serviceType: { code: 'CASTING' }, count: 1 }]);
  expect(jobOrders.edges).toEqual([{ node: { number } }]);
  const theirs = (await run(shop.foreignBuyer, query)).data;
  expect(theirs.jobServices.every(({ count }: { count: number }) => count === 0)).toBe(true);
  expect(theirs.jobOrders.edges).toEqual([]);
});
