import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { testDatabase } from '../../../test/database.ts';
import { move } from '../../../test/orders/job-steps.ts';
import { act, finishJob, newSalesOrder, readOrder } from '../../../test/orders/sales-orders.ts';
import { openShop } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, sales } = shop;

/** A sales order of pieces in the quality check, some of them shipped. */
async function checked(quantity: number, shipped: number) {
  const order = await newSalesOrder(shop, buyer, { line: { quantity } });
  await finishJob(shop, order.jobId);
  const { lines } = await readOrder(sales, order.globalId);
  if (shipped > 0) {
    const pieces = [{ lineId: lines[0].id, quantity: shipped }];
    await act(sales, 'createShipment', { id: order.globalId, lines: pieces, pickedUp: true });
  }
  await move(sales, order.jobId, 'REOPEN');
  return order;
}

const remake = (id: string, quantity?: number) =>
  move(sales, id, 'REMAKE', { reason: 'A scratch', ...(quantity === undefined ? {} : { quantity }) });

test('remaking one of two pieces after shipping the other keeps the total', async () => {
  const order = await checked(2, 1);
  const before = await readOrder(sales, order.globalId);
  expect(await remake(order.jobId, 2)).toMatchObject({
    issues: [{ path: 'quantity', code: 'OUT_OF_RANGE' }],
  });
  expect(await remake(order.jobId)).toMatchObject({ jobOrder: { status: { code: 'SHIPPED' } } });
  const after = await readOrder(sales, order.globalId);
  expect(after.total).toBe(before.total);
  expect(after.lines).toMatchObject([
    { quantity: 1, shippedQuantity: 1 },
    { quantity: 1, shippedQuantity: 0, jobOrder: { status: { code: 'NEW' } } },
  ]);
  const [kept, anew] = after.lines;
  const sum = decimal(kept.total).plus(decimal(anew.total));
  expect(sum.toFixed(2)).toBe(decimal(before.lines[0].total).toFixed(2));
});

test('a job keeps the pieces that are not remade, once', async () => {
  const order = await checked(3, 0);
  expect(await remake(order.jobId, 1)).toMatchObject({ jobOrder: { status: { code: 'QUALITY_CHECK' } } });
  const { lines } = await readOrder(sales, order.globalId);
  expect(lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2, 1]);
  expect(await remake(order.jobId, 1)).toMatchObject({ code: 'ALREADY_REMADE' });
  expect(await move(sales, lines[1].jobOrder.id, 'RELEASE')).toMatchObject({
    jobOrder: { status: { code: 'APPROVED' } },
  });
});

test('a remake has a reason', async () => {
  const order = await checked(1, 0);
  expect(await move(sales, order.jobId, 'REMAKE')).toMatchObject({
    issues: [{ path: 'reason', code: 'REQUIRED' }],
  });
});
