import { expect, test } from '@jest/globals';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { testDatabase } from '../../../test/database.ts';
import { move, step } from '../../../test/orders/job-steps.ts';
import { act, finishJob, newSalesOrder, readOrder } from '../../../test/orders/sales-orders.ts';
import { run } from '../../../test/run.ts';
import { openShop } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, sales, production } = shop;

/** A ready order of two pieces with an estimated weight of 5.64 g. */
async function estimatedOrder(pricingMode = 'ESTIMATED_WEIGHT') {
  await db.itemType.update({
    where: { id: shop.pieceId('BAND-1') },
    data: { pricingMode, version: { increment: 1 } },
  });
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

test('also settles pieces that were shipped before the others are remade', async () => {
  const { jobId, ship, weigh } = await estimatedOrder();
  await weigh('5.84');
  await ship(1);
  await move(sales, jobId, 'REOPEN');
  await move(sales, jobId, 'REMAKE', { reason: 'A scratch' });
  expect(await chargesOf(jobId)).toEqual([
    { kind: 'METAL_WEIGHT', amount: '10.2' },
    { kind: 'REMADE', amount: '-483.43' },
  ]);
});

test('settles only the shipped pieces of an order that is closed short', async () => {
  const { globalId, ship, weigh } = await estimatedOrder();
  await weigh('5.84');
  await ship(1);
  const document = `query ($id: ID!) { node(id: $id) { ... on SalesOrder { amountsIfClosedShort { grandTotal } } } }`;
  const { amountsIfClosedShort } = (await run(sales, document, { id: globalId })).data.node;
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

/** The price of gold rises by a tenth. */
async function raiseGold() {
  const where = { metal: { is: { code: 'AU' } } };
  const { metalId, sell } = await db.marketPrice.findFirstOrThrow({ where, orderBy: { asOf: 'desc' } });
  const price = sell.mul('1.1');
  await db.marketPrice.create({
    data: { metalId, asOf: new Date(), buy: price, sell: price, source: 'test' },
  });
}

test('at market each piece is settled by the price of the day on which it left', async () => {
  const { jobId, globalId, ship, weigh } = await estimatedOrder('MARKET_AT_SHIP');
  await weigh('5.64');
  await ship(1);
  await raiseGold();
  await ship(1);
  // A tenth of one piece’s metal, 302.87 less 5 %.
  expect(await chargesOf(jobId)).toEqual([{ kind: 'METAL_MARKET', amount: '28.77' }]);
  const { shipments } = await readOrder(sales, globalId);
  await act(sales, 'voidShipment', { id: globalId, shipmentId: shipments[0].id, reason: 'Lost' });
  await ship(1);
  expect((await readOrder(sales, globalId)).lines).toMatchObject([{ total: '1024.40' }]);
});

test('later market prices do not change an order at market that is closed short', async () => {
  const { jobId, globalId, ship, weigh } = await estimatedOrder('MARKET_AT_SHIP');
  await weigh('5.64');
  await ship(1);
  await raiseGold();
  await act(sales, 'transitionSalesOrder', { id: globalId, action: 'CLOSE_SHORT', reason: 'One is enough' });
  expect(await chargesOf(jobId)).toMatchObject([{ kind: 'SHORT' }]);
});
