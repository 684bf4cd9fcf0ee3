import { expect, test } from '@jest/globals';
import { encodeGlobalId } from '../../lib/global-id.ts';
import { decimal } from '../../lib/money.ts';
import { testDatabase } from '../../test/database.ts';
import { credit as actOnCredit } from '../../test/money/credits.ts';
import { bill, readInvoice } from '../../test/money/invoices.ts';
import { step } from '../../test/orders/job-steps.ts';
import { act, finishJob, readOrder } from '../../test/orders/sales-orders.ts';
import { add, openShop, submit } from '../../test/shop.ts';

const { db, sql } = await testDatabase();
const shop = await openShop(db);
const { buyer, sales, admin } = shop;

/** A sales order of one and of two pieces, with its invoice. */
async function invoicedOrder({ issue = true } = {}) {
  await add(buyer, shop);
  await add(buyer, shop, { quantity: 2 });
  const { orderCode, orderGroup } = await submit(buyer);
  const [one, two] = orderGroup.jobOrders;
  const { salesOrder } = await act(sales, 'createSalesOrder', { orderCode, kind: 'SO' });
  const { invoice } = await bill(admin, 'createInvoice', { salesOrderId: salesOrder.id, issue });
  return { salesOrder, invoice, one, two };
}

const creditsOf = (databaseId: number) =>
  db.customerCredit.findMany({ where: { invoiceId: databaseId }, orderBy: { id: 'asc' } });

async function pay(invoice: { id: string; total: string }, amount = invoice.total) {
  const allocations = [{ invoiceId: invoice.id, amount }];
  const input = { customerId: shop.luna, amount, method: 'CHECK', allocations };
  return bill(admin, 'recordPayment', input);
}

const cancelOrder = (actor: typeof buyer, id: string) =>
  act(actor, 'transitionSalesOrder', { id, action: 'CANCEL', reason: 'Not wanted' });

test('an order that is cancelled takes its open invoice along', async () => {
  const { salesOrder, invoice } = await invoicedOrder();
  expect(await cancelOrder(sales, salesOrder.id)).toMatchObject({
    salesOrder: { status: { code: 'CANCELLED' } },
  });
  expect(await readInvoice(admin, invoice.number)).toMatchObject({
    status: { code: 'VOID' },
    balance: '0',
    closeReason: expect.stringContaining(salesOrder.number),
  });
});

test('job by job, its customer is given credits that pay it', async () => {
  const { invoice, one, two } = await invoicedOrder();
  for (const { id } of [one, two]) await step(buyer, 'cancelJobOrder', { id });
  expect(await readInvoice(admin, invoice.number)).toMatchObject({ balance: '0', status: { code: 'PAID' } });
  const credits = await creditsOf(invoice.databaseId);
  const given = credits.reduce((sum, { amount }) => sum.plus(decimal(amount)), decimal('0'));
  expect(given.toFixed(2)).toBe(decimal(invoice.total).toFixed(2));
});

test('cancelled pieces of a paid invoice become a credit of the customer', async () => {
  const { salesOrder, invoice } = await invoicedOrder();
  await pay(invoice);
  expect(await cancelOrder(sales, salesOrder.id)).toMatchObject({
    salesOrder: { status: { code: 'CANCELLED' }, total: '0.00' },
  });
  const [credit, ...others] = await creditsOf(invoice.databaseId);
  expect(others).toEqual([]);
  expect(credit?.available.toFixed(2)).toBe(decimal(invoice.total).toFixed(2));
});

test('credits a cancelled job on its invoice, and the total of the order stays open', async () => {
  const { salesOrder, invoice, two } = await invoicedOrder();
  await step(sales, 'cancelJobOrder', { id: two.id });
  const { total, payment } = await readOrder(sales, salesOrder.id);
  const { balance } = await readInvoice(admin, invoice.number);
  expect(decimal(balance).toFixed(2)).toBe(total);
  expect(decimal(payment.balance).toFixed(2)).toBe(total);
  const [credit] = await creditsOf(invoice.databaseId);
  expect(credit).toMatchObject({ settlesOrder: true });
  expect(
    decimal(credit?.amount ?? '0')
      .plus(decimal(balance))
      .toFixed(2),
  ).toBe(decimal(invoice.total).toFixed(2));
});

test('the sums of an invoice are updated once for each change of its order', async () => {
  const { invoice, two } = await invoicedOrder();
  const updated = () => sql.statements.filter((text) => /UPDATE "Invoice" SET "statusId"/.test(text)).length;
  sql.reset();
  await step(sales, 'cancelJobOrder', { id: two.id });
  expect(updated()).toBe(1);
  sql.reset();
  await step(sales, 'undoJobOrderTransition', { id: two.id });
  expect(updated()).toBe(1);
  // With nothing open, a credit pays nothing.
  await pay(invoice);
  sql.reset();
  await step(sales, 'cancelJobOrder', { id: two.id });
  expect(updated()).toBe(1);
});

test('a cancellation that is undone takes its credit back: all of the invoice is owed again', async () => {
  const { invoice, two } = await invoicedOrder();
  await step(sales, 'cancelJobOrder', { id: two.id });
  const [credit] = await creditsOf(invoice.databaseId);
  expect(credit?.applied.isZero()).toBe(false);
  await step(sales, 'undoJobOrderTransition', { id: two.id });
  expect(await readInvoice(admin, invoice.number)).toMatchObject({
    balance: invoice.total,
    status: { code: 'OPEN' },
  });
  const [voided] = await creditsOf(invoice.databaseId);
  expect(voided?.voided).toEqual(credit?.amount);
});

test('a credited amount no longer counts as paid, and is billed again after undoing the cancellation', async () => {
  const { salesOrder, invoice, two } = await invoicedOrder();
  await pay(invoice);
  await step(sales, 'cancelJobOrder', { id: two.id });
  const cheaper = await readOrder(sales, salesOrder.id);
  expect(cheaper.payment).toMatchObject({ paid: cheaper.total, balance: '0.00' });
  const [credit] = await creditsOf(invoice.databaseId);
  const given = decimal(credit?.amount ?? '0');
  const other = await invoicedOrder();
  await actOnCredit(admin, 'apply', {
    id: encodeGlobalId('CustomerCredit', credit?.id ?? 0),
    allocations: [{ invoiceId: other.invoice.id, amount: given.toFixed(2) }],
  });
  expect((await readOrder(sales, other.salesOrder.id)).payment.paid).toBe(given.toFixed(2));
  await step(sales, 'undoJobOrderTransition', { id: two.id });
  expect((await readOrder(sales, salesOrder.id)).payment.balance).toBe(given.toFixed(2));
  const again = await bill(admin, 'createInvoice', { salesOrderId: salesOrder.id, issue: true });
  expect(decimal(again.invoice.total).toFixed(2)).toBe(given.toFixed(2));
  const { lines } = await readInvoice(admin, again.invoice.number);
  expect(lines).toMatchObject([{ kind: 'CREDITED', quantity: 1 }]);
  await pay(again.invoice);
  expect((await readOrder(sales, salesOrder.id)).payment.balance).toBe('0.00');
  expect(await bill(admin, 'createInvoice', { salesOrderId: salesOrder.id })).toMatchObject({
    code: 'INVOICE_EXISTS',
  });
});

test('a draft has the amount that it will bill, also when an order is closed short', async () => {
  const { salesOrder, invoice, one, two } = await invoicedOrder({ issue: false });
  for (const { id } of [one, two]) await finishJob(shop, id);
  await act(sales, 'createShipment', {
    id: salesOrder.id,
    lines: [
      { lineId: salesOrder.lines[0].id, quantity: 1 },
      { lineId: salesOrder.lines[1].id, quantity: 1 },
    ],
    pickedUp: true,
  });
  const closed = await act(sales, 'transitionSalesOrder', {
    id: salesOrder.id,
    action: 'CLOSE_SHORT',
    reason: 'No more',
  });
  const draft = await readInvoice(admin, invoice.number);
  expect(decimal(draft.total).toFixed(2)).toBe(closed.salesOrder.total);
  expect(decimal(draft.total).lessThan(decimal(invoice.total))).toBe(true);
});

test('a draft of an order that is cancelled is void', async () => {
  const { salesOrder, invoice } = await invoicedOrder({ issue: false });
  await cancelOrder(sales, salesOrder.id);
  expect(await readInvoice(admin, invoice.number)).toMatchObject({ status: { code: 'VOID' } });
});
