import { expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { move, step } from '../../../test/orders/job-steps.ts';
import { run } from '../../../test/run.ts';
import { openShop, orderedJob } from '../../../test/shop.ts';

const { db, sql } = await testDatabase();
const shop = await openShop(db);

const BULK = `mutation ($input: UpdateJobOrderStatusesInput!) { result: updateJobOrderStatuses(input: $input) { __typename ... on MutationError { code } ... on InvalidInputError { issues { path code } }
  ... on UpdateJobOrderStatusesSuccess { results { jobOrderId ok action code to { code } jobOrder { number status { code } } } } } }`;

test('a bulk update processes each row as previewed', async () => {
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

test('does not update a job that changed since the preview, and reports it', async () => {
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
  // After a release it could be put on hold again, but that differs from the preview.
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
