import { expect, test } from '@jest/globals';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { testDatabase } from '../../../test/database.ts';
import { move, step } from '../../../test/orders/job-steps.ts';
import { act, cancelledSalesOrder, newSalesOrder, readOrder } from '../../../test/orders/sales-orders.ts';
import { run } from '../../../test/run.ts';
import { add, openShop, submit, workedExample } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, sales } = shop;

const PREVIEW = `query ($id: ID!) { salesOrderReorder(id: $id) { currency
  lines { title quantity before after } amounts { subTotal shippingPrice salesTaxValue grandTotal } } }`;
const preview = async (actor: typeof buyer, id: string) =>
  (await run(actor, PREVIEW, { id })).data.salesOrderReorder;
const again = (actor: typeof buyer, id: string, more: Record<string, unknown> = {}) =>
  act(actor, 'reorderSalesOrder', { id, ...more });

/** A sales order of two pieces, one cancelled, the other shipped and complete. */
async function completedOrder(): Promise<string> {
  await add(buyer, shop, { reference: 'First', quantity: 2 });
  await add(buyer, shop, { configuration: { ...workedExample(shop), size: '7' }, reference: 'Second' });
  const { orderGroup, orderCode } = await submit(buyer);
  const { salesOrder } = await act(sales, 'createSalesOrder', { orderCode, kind: 'SO' });
  const [kept, gone] = orderGroup.jobOrders;
  await step(sales, 'cancelJobOrder', { id: gone.id });
  for (const action of ['RELEASE', 'START', 'TO_QC', 'PASS']) await move(sales, kept.id, action);
  await move(sales, kept.id, 'SHIP', { trackingNumber: '1Z 8' });
  await move(sales, kept.id, 'COMPLETE');
  return salesOrder.id;
}

test('re-orders a completed order with its made pieces, as previewed', async () => {
  const id = await completedOrder();
  const before = await readOrder(buyer, id);
  expect(before).toMatchObject({
    status: { code: 'COMPLETED' },
    allowedActions: [{ action: 'RE_ORDER', missing: null }],
  });
  const shown = await preview(buyer, id);
  expect(shown.lines).toMatchObject([{ quantity: 2, before: '483.43', after: '483.43' }]);
  expect(shown.amounts.subTotal).toBe('966.86');

  const { salesOrder } = await again(buyer, id, {
    expectedGrandTotal: shown.amounts.grandTotal,
    poNumber: 'PO 7',
  });
  expect(salesOrder).toMatchObject({
    number: expect.not.stringContaining(before.number),
    status: { code: 'CONFIRMED' },
    total: shown.amounts.grandTotal,
    lines: [{ quantity: 2, unitPrice: '483.43', shippedQuantity: 0, jobOrder: { status: { code: 'NEW' } } }],
  });
  const placed = await db.salesOrder.findUniqueOrThrow({
    where: { id: salesOrder.databaseId },
    select: {
      orderGroup: { select: { poNumber: true } },
      lines: { select: { jobOrder: { select: { reference: true, reorderedFromId: true } } } },
    },
  });
  expect(placed).toMatchObject({
    orderGroup: { poNumber: 'PO 7' },
    lines: [{ jobOrder: { reference: 'First', reorderedFromId: expect.any(Number) } }],
  });
  expect((await readOrder(buyer, id)).status.code).toBe('COMPLETED');
});

test('as many pieces of each line as asked for are placed again', async () => {
  const id = await completedOrder();
  const PIECES = `query ($id: ID!, $lines: [SalesOrderReorderLineInput!]) {
    salesOrderReorder(id: $id, lines: $lines) { lines { lineId quantity } amounts { subTotal grandTotal } } }`;
  const shown = async (lines: object[] | null) =>
    (await run(buyer, PIECES, { id, lines })).data.salesOrderReorder;
  const [{ lineId }] = (await shown(null)).lines;
  const none = [{ lineId, quantity: 0 }];
  expect(await shown(none)).toMatchObject({ lines: [{ lineId, quantity: 0 }], amounts: null });
  expect(await again(buyer, id, { lines: none })).toMatchObject({
    issues: [{ path: 'lines', code: 'REQUIRED' }],
  });
  const lines = [{ lineId, quantity: 3 }];
  const { amounts } = await shown(lines);
  expect(amounts.subTotal).toBe('1450.29');
  const { salesOrder } = await again(buyer, id, { lines, expectedGrandTotal: amounts.grandTotal });
  expect(salesOrder).toMatchObject({ total: amounts.grandTotal, lines: [{ quantity: 3 }] });
  const other = await newSalesOrder(shop, buyer);
  for (const wrong of [other.globalId, encodeGlobalId('SalesOrderLine', 999_999), 'x'])
    expect(await again(buyer, id, { lines: [{ lineId: wrong, quantity: 1 }] })).toMatchObject({
      issues: [{ path: 'lines.0.lineId', code: 'UNKNOWN' }],
    });
  expect(await again(buyer, id, { lines: [{ lineId, quantity: 1000 }] })).toMatchObject({
    issues: [{ path: 'lines.0.quantity' }],
  });
});

test('a cancelled order is placed again whole, and layaway stays layaway', async () => {
  const plain = encodeGlobalId('SalesOrder', await cancelledSalesOrder(shop, buyer));
  expect((await preview(buyer, plain)).lines).toHaveLength(1);
  expect((await again(sales, plain)).salesOrder).toMatchObject({ kind: 'SO', lines: [{ quantity: 1 }] });

  const layaway = await newSalesOrder(shop, buyer, { kind: 'POS_LSO', depositPercent: '20' });
  await act(buyer, 'transitionSalesOrder', { id: layaway.globalId, action: 'CANCEL' });
  const { salesOrder } = await again(buyer, layaway.globalId);
  expect(salesOrder).toMatchObject({ kind: 'POS_LSO', status: { code: 'AWAITING_PAYMENT' } });
  expect(Number(salesOrder.payment.required)).toBeCloseTo(Number(salesOrder.total) * 0.2, 2);
});

test('refuses an unexpected total, and pieces without a price', async () => {
  const id = encodeGlobalId('SalesOrder', await cancelledSalesOrder(shop, buyer));
  const count = await db.salesOrder.count();
  expect(await again(buyer, id, { expectedGrandTotal: '1.00' })).toMatchObject({
    code: 'PRICE_CHANGED',
    data: { before: '1.00' },
  });
  const piece = { where: { id: shop.pieceId('BAND-1') } };
  await db.itemType.update({ ...piece, data: { quoteRequired: true, version: { increment: 1 } } });
  expect(await preview(buyer, id)).toMatchObject({ lines: [{ after: null }], amounts: null });
  expect(await again(buyer, id, { poNumber: 'PO 8' })).toMatchObject({ code: 'QUOTE_REQUIRED' });
  await db.itemType.update({ ...piece, data: { quoteRequired: false, version: { increment: 1 } } });
  expect(await db.salesOrder.count()).toBe(count);
});

test('re-orders orders in progress, but not those of another customer', async () => {
  const open = await newSalesOrder(shop, buyer);
  expect((await again(buyer, open.globalId)).salesOrder).toMatchObject({ lines: [{ quantity: 1 }] });
  const id = encodeGlobalId('SalesOrder', await cancelledSalesOrder(shop, buyer));
  expect(await again(shop.foreignBuyer, id)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await preview(shop.foreignBuyer, id)).toBeNull();
  expect(await again(shop.viewer, id)).toMatchObject({ code: 'FORBIDDEN', permission: 1702 });
  expect(await act(sales, 'transitionSalesOrder', { id, action: 'RE_ORDER' })).toMatchObject({
    issues: [{ path: 'action', code: 'UNKNOWN' }],
  });
});

test('the same call twice is one order', async () => {
  const id = encodeGlobalId('SalesOrder', await cancelledSalesOrder(shop, buyer));
  const [one, other] = [await again(buyer, id), await again(buyer, id)];
  expect(one.salesOrder.number).toBe(other.salesOrder.number);
});
