import { expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { move } from '../../../test/orders/job-steps.ts';
import { act, finishJob } from '../../../test/orders/sales-orders.ts';
import { run } from '../../../test/run.ts';
import { add, openShop, submit } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, sales } = shop;

const PREVIEW = `query ($jobOrderIds: [ID!]!, $statusCode: String!) {
  rows: jobOrderStatusPreview(jobOrderIds: $jobOrderIds, statusCode: $statusCode) { ok action code }
  orders: jobOrderCancelPreview(jobOrderIds: $jobOrderIds) { code } }`;
const UPDATE = `mutation ($input: UpdateJobOrderStatusesInput!) { result: updateJobOrderStatuses(input: $input) {
  ... on UpdateJobOrderStatusesSuccess { results { ok action code } } } }`;

test('a preview announces no step that shipments prevent', async () => {
  await add(buyer, shop);
  await add(buyer, shop, { quantity: 2 });
  const { orderCode } = await submit(buyer);
  const { salesOrder } = await act(sales, 'createSalesOrder', { orderCode, kind: 'SO' });
  const { id, lines } = salesOrder;
  const jobOrderIds: string[] = lines.map(({ jobOrder }: { jobOrder: { id: string } }) => jobOrder.id);
  for (const jobId of jobOrderIds) await finishJob(shop, jobId);
  const pieces = lines.map((line: { id: string }) => ({ lineId: line.id, quantity: 1 }));
  expect(await act(sales, 'createShipment', { id, pickedUp: true, lines: pieces })).toMatchObject({
    __typename: 'CreateShipmentSuccess',
  });
  await move(sales, jobOrderIds[1] ?? '', 'REOPEN');
  await move(sales, jobOrderIds[1] ?? '', 'REWORK', { reason: 'Scratched' });
  const [shipped, started] = jobOrderIds.map((jobId) => [jobId]);
  const cases = [
    [shipped, 'READY', { ok: false, action: 'UNSHIP', code: 'SHIPMENT_HAS_OTHERS' }],
    [started, 'CANCELLED', { ok: false, action: 'CANCEL', code: 'PIECES_SHIPPED' }],
  ] as const;
  for (const [jobs, statusCode, refused] of cases) {
    const preview = await run(sales, PREVIEW, { jobOrderIds: jobs, statusCode });
    expect(preview.data).toEqual({ rows: [refused], orders: [] });
    const input = { jobOrderIds: jobs, statusCode, reason: 'Because.' };
    expect((await run(sales, UPDATE, { input })).data.result.results).toEqual([refused]);
  }
});
