import { expect, test } from '@jest/globals';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { testDatabase } from '../../../test/database.ts';
import { step } from '../../../test/orders/job-steps.ts';
import { act, finishJob, newSalesOrder } from '../../../test/orders/sales-orders.ts';
import { run } from '../../../test/run.ts';
import { openShop } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, sales, production } = shop;
await db.itemType.update({
  where: { id: shop.pieceId('BAND-1') },
  data: { pricingMode: 'ESTIMATED_WEIGHT', version: { increment: 1 } },
});

/** A ready order of two pieces with an estimated weight of 5.64 g. */
async function estimatedOrder() {
  const order = await newSalesOrder(shop, buyer, { line: { quantity: 2 } });
  await finishJob(shop, order.jobId);
  const ship = (quantity: number) =>
    act(sales, 'createShipment', {
      id: order.globalId,
      lines: [{ lineId: encodeGlobalId('SalesOrderLine', order.lineId), quantity }],
      pickedUp: true,
    });
  const weigh = (weight: string) => step(production, 'recordJobWeight', { id: order.jobId, weight });
  return { ...order, ship, weigh };
}

const CHARGES = 'query ($id: ID!) { node(id: $id) { ... on JobOrder { charges { kind amount } } } }';
const chargesOf = async (id: string) => (await run(sales, CHARGES, { id })).data.node.charges;

test('no piece leaves unweighed; the metal of all is settled with the last of them, once', async () => {
  const { jobId, globalId, ship, weigh } = await estimatedOrder();
  expect(await ship(1)).toMatchObject({ issues: [{ path: 'lines.0.quantity', code: 'WEIGHT_REQUIRED' }] });
  const lacking = `query ($id: ID!) { node(id: $id) { ... on SalesOrder { lines { lacksWeight } } } }`;
  expect((await run(sales, lacking, { id: globalId })).data.node.lines).toEqual([{ lacksWeight: true }]);
  await weigh('5.84');
  expect((await ship(1)).salesOrder.status.code).toBe('PARTIALLY_SHIPPED');
  expect(await chargesOf(jobId)).toEqual([]);
  const { salesOrder } = await ship(1);
  expect(salesOrder).toMatchObject({ status: { code: 'SHIPPED' }, lines: [{ total: '987.26' }] });
  expect(await chargesOf(jobId)).toEqual([{ kind: 'METAL_WEIGHT', amount: '20.4' }]);
});

test('of an order closed short only the pieces that left are settled', async () => {
  const { globalId, ship, weigh } = await estimatedOrder();
  await weigh('5.84');
  await ship(1);
  const told = `query ($id: ID!) { node(id: $id) { ... on SalesOrder { amountsIfClosedShort { grandTotal } } } }`;
  const { amountsIfClosedShort } = (await run(sales, told, { id: globalId })).data.node;
  const { salesOrder } = await act(sales, 'transitionSalesOrder', {
    id: globalId,
    action: 'CLOSE_SHORT',
    reason: 'One is enough',
  });
  expect(salesOrder).toMatchObject({
    status: { code: 'COMPLETED' },
    lines: [{ total: '493.63' }],
    total: amountsIfClosedShort.grandTotal,
  });
});
