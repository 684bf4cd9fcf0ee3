import { expect, test } from '@jest/globals';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { newCoupon } from '../../../test/catalog/promotions.ts';
import { testDatabase } from '../../../test/database.ts';
import { bill, readInvoice } from '../../../test/money/invoices.ts';
import { step } from '../../../test/orders/job-steps.ts';
import { act, newStockOrder, newStockPiece } from '../../../test/orders/sales-orders.ts';
import { run } from '../../../test/run.ts';
import { add, openShop, submit } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, sales, admin } = shop;

const SUMS = '{ subTotal discountValue shippingPrice salesTaxValue grandTotal }';
const ORDER = `query ($id: ID!) { node(id: $id) { ... on SalesOrder { status { code } version total amounts ${SUMS}
  payment { requiredDue } lineCancellations { lineId requiresReason } history { action reason piece }
  lines { id isStock isWithdrawn total jobOrder { id } } orderGroup { charges { kind amount salesTax jobNumber } } } } }`;
const LINES = `query ($id: ID!) { node(id: $id) { ... on SalesOrder { lineCancellationAmounts { lineId amounts ${SUMS} } } } }`;

const read = async (id: string, actor = sales) => (await run(actor, ORDER, { id })).data.node;
const readLines = async (id: string, actor = sales) =>
  (await run(actor, LINES, { id })).data.node.lineCancellationAmounts;
const cancel = (id: string, lineId: string, actor = sales, more: object = { reason: 'Not wanted' }) =>
  act(actor, 'cancelSalesOrderLine', { id, lineId, ...more });

/** A sales order of two pieces from stock. */
async function stockOrder() {
  const { id, lineId } = await newStockOrder(shop, buyer);
  return { id: encodeGlobalId('SalesOrder', id), lineId: encodeGlobalId('SalesOrderLine', lineId) };
}

/** An order of a made piece and two other pieces, from stock or made, with a coupon. */
async function couponOrder(itemTypeId: number, isStock: boolean) {
  await db.itemType.update({ where: { id: itemTypeId }, data: { isStock, version: { increment: 1 } } });
  const code = await newCoupon(db);
  await add(buyer, shop);
  await add(buyer, shop, { configuration: { itemTypeId }, quantity: 2 });
  await run(buyer, `mutation { applyCoupon(input: { code: "${code}" }) { __typename } }`);
  const { salesOrder } = await submit(buyer);
  const { id } = await db.salesOrder.findUniqueOrThrow({ where: { number: salesOrder.number } });
  return encodeGlobalId('SalesOrder', id);
}

test('it changes the order like cancelling a job, as previewed', async () => {
  await db.customer.update({ where: { id: shop.luna }, data: { cartTarget: 'SO' } });
  const piece = await newStockPiece(shop);
  const fromStock = await couponOrder(piece, true);
  const [, stock] = (await read(fromStock)).lines;
  const [before] = await readLines(fromStock);
  await cancel(fromStock, stock.id);
  const left = await read(fromStock);
  expect(left).toMatchObject({
    amounts: before.amounts,
    lines: [{ isWithdrawn: false }, { isWithdrawn: true, total: '0.00' }],
    lineCancellations: [],
  });
  expect(left.history.at(-1)).toMatchObject({
    action: 'CANCEL_LINE',
    reason: 'Not wanted',
    piece: 'Heart pendant, sterling silver',
  });

  const asJobs = await couponOrder(piece, false);
  const [, made] = (await read(asJobs)).lines;
  await step(sales, 'cancelJobOrder', { id: made.jobOrder.id, reason: 'Not wanted' });
  const other = await read(asJobs);
  expect(left.amounts).toEqual(other.amounts);
  const unnamed = ({ charges }: { charges: object[] }) =>
    charges.map((charge) => ({ ...charge, jobNumber: null }));
  expect(unnamed(left.orderGroup)).toEqual(unnamed(other.orderGroup));
  await db.customer.update({ where: { id: shop.luna }, data: { cartTarget: null } });
});

test('staff cancel it with a reason, once, and an order without another line goes with it', async () => {
  const { id, lineId } = await stockOrder();
  const { lineCancellations, version } = await read(id);
  expect(lineCancellations).toEqual([{ lineId, requiresReason: true }]);
  expect(await cancel(id, lineId, sales, {})).toMatchObject({
    issues: [{ path: 'reason', code: 'REQUIRED' }],
  });
  expect(await cancel(id, lineId, sales, { reason: 'Sold', version: version - 1 })).toMatchObject({
    currentVersion: version,
  });
  expect(await cancel(id, lineId)).toMatchObject({
    salesOrder: { status: { code: 'CANCELLED' }, total: '0.00' },
  });
  expect(await cancel(id, lineId)).toMatchObject({ code: 'STATUS_TRANSITION_DENIED' });
  expect(await cancel(id, (await stockOrder()).lineId)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await cancel(id, lineId, shop.foreignBuyer)).toMatchObject({ code: 'NOT_FOUND' });
});

test('a customer cancels it before the confirmation, and owes the deposit of the rest', async () => {
  const confirmed = await stockOrder();
  expect((await read(confirmed.id, buyer)).lineCancellations).toEqual([]);
  expect(await readLines(confirmed.id, buyer)).toEqual([]);
  expect(await cancel(confirmed.id, confirmed.lineId, buyer)).toMatchObject({
    code: 'STATUS_TRANSITION_DENIED',
  });

  await db.customer.update({ where: { id: shop.luna }, data: { paymentTermsCode: 'PREPAID' } });
  try {
    await add(buyer, shop);
    const { id, lineId } = await stockOrder();
    const before = await read(id, buyer);
    expect(before).toMatchObject({
      status: { code: 'AWAITING_PAYMENT' },
      lineCancellations: [{ lineId, requiresReason: false }],
    });
    await cancel(id, lineId, buyer, {});
    const after = await read(id, buyer);
    expect(after.payment.requiredDue).toBe(after.total);
    expect(Number(after.total)).toBeLessThan(Number(before.total));
  } finally {
    await db.customer.update({ where: { id: shop.luna }, data: { paymentTermsCode: 'NET_30' } });
  }
});

test('on a paid invoice, it becomes a credit of the customer', async () => {
  await add(buyer, shop);
  const { id, lineId } = await stockOrder();
  const { invoice } = await bill(admin, 'createInvoice', { salesOrderId: id, issue: true });
  const paid = {
    customerId: shop.luna,
    amount: invoice.total,
    method: 'CHECK',
    allocations: [{ invoiceId: invoice.id, amount: invoice.total }],
  };
  await bill(admin, 'recordPayment', paid);
  await cancel(id, lineId);
  const [credit] = await db.customerCredit.findMany({ where: { invoiceId: invoice.databaseId } });
  expect(credit?.available.toFixed(2)).toBe(
    (Number(invoice.total) - Number((await read(id)).total)).toFixed(2),
  );
  expect(await readInvoice(admin, invoice.number)).toMatchObject({ status: { code: 'PAID' } });
});

test('a line of which a piece left stays', async () => {
  const { id, lineId } = await stockOrder();
  await act(sales, 'createShipment', { id, lines: [{ lineId, quantity: 1 }], pickedUp: true });
  expect((await read(id)).lineCancellations).toEqual([]);
  expect(await cancel(id, lineId)).toMatchObject({ code: 'ALREADY_SHIPPED' });
});
