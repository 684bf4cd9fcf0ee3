import { expect, test } from '@jest/globals';
import { decimal, percentOf } from '../../../lib/money.ts';
import { newCoupon } from '../../../test/catalog/promotions.ts';
import { testDatabase } from '../../../test/database.ts';
import { bill } from '../../../test/money/invoices.ts';
import { step } from '../../../test/orders/job-steps.ts';
import { act, finishJob } from '../../../test/orders/sales-orders.ts';
import { run } from '../../../test/run.ts';
import { add, openShop, submit } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, sales } = shop;

const ORDER = `query ($code: String!) { orderGroup(code: $code) { discountValue salesTaxPercent
  current { subTotal discountValue shippingPrice salesTaxValue grandTotal } charges { kind name amount } } }`;

async function read(code: string) {
  return (await run(buyer, ORDER, { code })).data.orderGroup;
}

/** An order with one job of one piece and one of several, with a coupon. */
async function couponOrder(columns: Parameters<typeof newCoupon>[1] = {}, quantity = 5) {
  const code = await newCoupon(db, columns);
  await add(buyer, shop);
  await add(buyer, shop, { quantity });
  await run(buyer, `mutation { applyCoupon(input: { code: "${code}" }) { __typename } }`);
  const { orderCode, orderGroup } = await submit(buyer);
  const [one, five] = orderGroup.jobOrders;
  return { code, orderCode, one, five, placed: await read(orderCode) };
}

const SUMS = '{ subTotal discountValue shippingPrice salesTaxValue grandTotal }';

/** The preview of cancelling a job. */
async function ifCancelled(id: string) {
  const query = `query ($id: ID!) { node(id: $id) { ... on JobOrder { orderIfCancelled ${SUMS} } } }`;
  return (await run(buyer, query, { id })).data.node.orderIfCancelled;
}

/** The preview of removing pieces from a sales order. */
async function salesOrderAfter(actor: typeof buyer, id: string) {
  const query = `query ($id: ID!) { node(id: $id) { ... on SalesOrder { amountsIfCancelled ${SUMS} amountsIfClosedShort ${SUMS} } } }`;
  return (await run(actor, query, { id })).data.node;
}

const cancel = (id: string) => step(buyer, 'cancelJobOrder', { id });

test('recalculates a percent coupon for the remaining lines, and again after a restore', async () => {
  const { orderCode, one, five, placed } = await couponOrder();
  const previewed = await ifCancelled(five.id);
  await cancel(five.id);
  const left = await read(orderCode);
  expect(left.current).toEqual(previewed);
  expect(await ifCancelled(five.id)).toBeNull();
  const { current, salesTaxPercent } = left;
  expect(current.subTotal).toBe(decimal(one.lineTotal).toFixed(2));
  expect(current.discountValue).toBe(percentOf(decimal(one.lineTotal), decimal('10')).toFixed(2));
  expect(current.salesTaxValue).toBe(percentOf(decimal(one.lineTotal), decimal(salesTaxPercent)).toFixed(2));
  expect(left.discountValue).toBe(placed.discountValue);
  expect(left.charges.map(({ kind }: { kind: string }) => kind)).toEqual(['CANCELLATION', 'DISCOUNT']);
  expect(left.charges.at(-1).name).toContain('Ten per cent');
  await step(sales, 'undoJobOrderTransition', { id: five.id });
  expect((await read(orderCode)).current).toEqual(placed.current);
});

test('a fully cancelled order has no discount and no balance', async () => {
  const { orderCode, one, five } = await couponOrder({ kind: 'AMOUNT_ORDER', value: '50' });
  await cancel(one.id);
  const { current } = await read(orderCode);
  expect(decimal(current.discountValue).lessThan(50) && decimal(current.discountValue).greaterThan(0)).toBe(
    true,
  );
  await cancel(five.id);
  const gone = (await read(orderCode)).current;
  expect(Object.values(gone)).toEqual(['0.00', '0.00', '0.00', '0.00', '0.00']);
});

test('a minimum that is no longer reached ends the reduction and gives its use back', async () => {
  const { code, orderCode, five } = await couponOrder({ minSubTotal: '1000', totalLimit: 1 });
  const previewed = await ifCancelled(five.id);
  await cancel(five.id);
  expect((await read(orderCode)).current).toEqual(previewed);
  expect(previewed.discountValue).toBe('0.00');
  expect(await db.promotion.findUnique({ where: { code } })).toMatchObject({ uses: 0 });
  await step(sales, 'undoJobOrderTransition', { id: five.id });
  expect(await db.promotion.findUnique({ where: { code } })).toMatchObject({ uses: 1 });
});

test('shipping is reduced only while it is earned', async () => {
  const terms = { kind: 'SHIPPING', value: '100', minSubTotal: '1000' };
  const { orderCode, one, five, placed } = await couponOrder(terms, 2);
  expect(placed.current.shippingPrice).toBe('0.00');
  await cancel(five.id);
  expect((await read(orderCode)).current.shippingPrice).toBe('14.00');
  await cancel(one.id);
  expect((await read(orderCode)).current.grandTotal).toBe('0.00');
});

test('an agreed price and pieces that do not come take their share along', async () => {
  const { orderCode, five } = await couponOrder();
  const { salesOrder } = await act(sales, 'createSalesOrder', { orderCode, kind: 'SO' });
  const line = salesOrder.lines[1];
  const preview = `query ($id: ID!, $lineId: ID!) {
    salesOrderPricePreview(id: $id, lineId: $lineId, unitPrice: "100.00") ${SUMS} }`;
  const agreed = await run(sales, preview, { id: salesOrder.id, lineId: line.id });
  await act(sales, 'pinSalesOrderPrice', {
    id: salesOrder.id,
    lineId: line.id,
    unitPrice: '100.00',
    reason: 'Agreed',
  });
  const pinned = (await read(orderCode)).current;
  expect(pinned).toEqual(agreed.data.salesOrderPricePreview);
  expect(pinned.discountValue).toBe(percentOf(decimal(pinned.subTotal), decimal('10')).toFixed(2));
  await finishJob(shop, five.id);
  await act(sales, 'createShipment', {
    id: salesOrder.id,
    lines: [{ lineId: line.id, quantity: 2 }],
    pickedUp: true,
  });
  const { amountsIfCancelled, amountsIfClosedShort: previewed } = await salesOrderAfter(sales, salesOrder.id);
  expect(amountsIfCancelled).toBeNull();
  const closed = await act(sales, 'transitionSalesOrder', {
    id: salesOrder.id,
    action: 'CLOSE_SHORT',
    reason: 'No more',
  });
  const { current } = await read(orderCode);
  expect(current).toEqual(previewed);
  expect(current.subTotal).toBe('200.00');
  expect(current.discountValue).toBe('20.00');
  expect(closed.salesOrder.total).toBe(current.grandTotal);
});

test('undelivered pieces do not end the discount of billed ones, and are not restored', async () => {
  const any = await couponOrder();
  const least = await couponOrder({ minSubTotal: any.placed.current.subTotal });
  for (const order of [any, least]) {
    const { salesOrder } = await act(sales, 'createSalesOrder', { orderCode: order.orderCode, kind: 'SO' });
    await finishJob(shop, order.five.id);
    const lines = [{ lineId: salesOrder.lines[1].id, quantity: 5 }];
    const shipped = await act(sales, 'createShipment', { id: salesOrder.id, lines, pickedUp: true });
    const shipmentId = shipped.salesOrder.shipments.at(-1).id;
    const { invoice } = await bill(shop.admin, 'createInvoice', {
      salesOrderId: salesOrder.id,
      shipmentId,
      issue: true,
    });
    const close = { id: salesOrder.id, action: 'CLOSE_SHORT', reason: 'No more' };
    await act(sales, 'transitionSalesOrder', close);
    const { current } = await read(order.orderCode);
    expect(current.discountValue).toBe(percentOf(decimal(current.subTotal), decimal('10')).toFixed(2));
    // At most a part of the shipping is left.
    const left = decimal(current.grandTotal).minus(invoice.total);
    expect(left.isNegative() || left.greaterThan(current.shippingPrice)).toBe(false);
    const restore = { id: order.one.id, action: 'RESTORE' };
    expect(await step(sales, 'transitionJobOrder', restore)).toMatchObject({ code: 'SALES_ORDER_CLOSED' });
  }
});

test('previews the total of a sales order before it is cancelled', async () => {
  const { orderCode, one } = await couponOrder({ minSubTotal: '100' });
  const { salesOrder } = await act(sales, 'createSalesOrder', { orderCode, kind: 'SO' });
  await cancel(one.id);
  const { amountsIfCancelled: previewed, amountsIfClosedShort } = await salesOrderAfter(sales, salesOrder.id);
  expect(amountsIfClosedShort).toBeNull();
  await act(sales, 'transitionSalesOrder', { id: salesOrder.id, action: 'CANCEL', reason: 'Not wanted' });
  const { current } = await read(orderCode);
  expect(current).toEqual(previewed);
  expect(current.grandTotal).toBe('0.00');
});

test('cancelling jobs of several orders previews each order', async () => {
  const [first, second] = [await couponOrder(), await couponOrder({}, 2)];
  const jobOrderIds = [first.five.id, first.one.id, second.five.id, 'nonsense'];
  const preview = `query ($jobOrderIds: [ID!]!) {
    jobOrderCancelPreview(jobOrderIds: $jobOrderIds) { code before ${SUMS} after ${SUMS} } }`;
  const previewed = (await run(sales, preview, { jobOrderIds })).data.jobOrderCancelPreview;
  const bulk = `mutation ($input: UpdateJobOrderStatusesInput!) { updateJobOrderStatuses(input: $input) { __typename } }`;
  await run(sales, bulk, { input: { jobOrderIds, statusCode: 'CANCELLED', reason: 'Asked for' } });
  const left = [await read(first.orderCode), await read(second.orderCode)];
  expect(previewed).toEqual([
    { code: first.orderCode, before: first.placed.current, after: left[0].current },
    { code: second.orderCode, before: second.placed.current, after: left[1].current },
  ]);
  expect(left[0].current.grandTotal).toBe('0.00');
});
