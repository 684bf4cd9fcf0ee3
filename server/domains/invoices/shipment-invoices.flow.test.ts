import { expect, test } from '@jest/globals';
import { encodeGlobalId } from '../../lib/global-id.ts';
import { decimal, sumMoney } from '../../lib/money.ts';
import { testDatabase } from '../../test/database.ts';
import { bill, newInvoice, readInvoice, readPayment } from '../../test/money/invoices.ts';
import { act, finishJob, newSalesOrder, readOrder } from '../../test/orders/sales-orders.ts';
import { run } from '../../test/run.ts';
import { openShop } from '../../test/shop.ts';
import { creditInUse } from '../sales-orders/credit/credit-in-use.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, sales, admin } = shop;

const BILLING =
  'query ($id: ID!) { node(id: $id) { ... on SalesOrder { total leftToBill billingActions billableShipmentIds shipments { id invoiceNumber } } } }';

/** An order of four ready pieces, with actions for the tests. */
async function fourReadyPieces() {
  const order = await newSalesOrder(shop, buyer, { line: { quantity: 4 } });
  const { globalId: salesOrderId, lineId } = order;
  await finishJob(shop, order.jobId);
  return {
    salesOrderId,
    jobId: order.jobId,
    ship: async (quantity: number): Promise<string> => {
      const lines = [{ lineId: encodeGlobalId('SalesOrderLine', lineId), quantity }];
      const { salesOrder } = await act(sales, 'createShipment', { id: salesOrderId, lines, pickedUp: true });
      return salesOrder.shipments.at(-1).id;
    },
    invoice: (shipmentId: string | null, issue = true) =>
      bill(admin, 'createInvoice', { salesOrderId, shipmentId, issue }),
    billing: async () => (await run(admin, BILLING, { id: salesOrderId })).data.node,
  };
}

test('bills each shipment separately, and the invoices sum to the order', async () => {
  const { ship, invoice, billing } = await fourReadyPieces();
  const first = await ship(2);
  const { total } = await billing();
  expect(await billing()).toMatchObject({ leftToBill: total, billableShipmentIds: [first] });
  const { invoice: one } = await invoice(first);
  expect(one).toMatchObject({ status: { code: 'OPEN' }, lines: [{ kind: 'PIECE', quantity: 2 }] });
  expect(await invoice(first)).toMatchObject({ code: 'INVOICE_EXISTS', data: { number: one.number } });
  expect(await billing()).toMatchObject({
    leftToBill: decimal(total).minus(one.total).toString(),
    billingActions: ['CREATE_INVOICE', 'GENERATE_PAID_INVOICE'],
    billableShipmentIds: [],
    shipments: [{ invoiceNumber: one.number }],
  });
  const { invoice: two } = await invoice(await ship(1));
  const { invoice: three } = await invoice(await ship(1));
  expect([two, three].map(({ lines }) => lines[0].quantity)).toEqual([1, 1]);
  expect(sumMoney([one, two, three].map((each) => decimal(each.total))).toString()).toBe(total);
  expect(await billing()).toMatchObject({ leftToBill: '0', billableShipmentIds: [] });
  expect(await invoice(null)).toMatchObject({ code: 'INVOICE_EXISTS' });
});

test('bills the rest in one invoice, and voiding an invoice releases its pieces', async () => {
  const { ship, invoice, billing } = await fourReadyPieces();
  const shipment = await ship(3);
  const { invoice: draft } = await invoice(shipment, false);
  expect(await invoice(null)).toMatchObject({ code: 'INVOICE_EXISTS', data: { number: draft.number } });
  const { invoice: one } = await bill(admin, 'issueInvoice', { id: draft.id });
  expect(one).toMatchObject({ total: draft.total, lines: [{ quantity: 3 }] });
  const { invoice: rest } = await invoice(null);
  expect(rest).toMatchObject({ lines: [{ quantity: 1 }] });
  const { total } = await billing();
  expect(decimal(one.total).plus(rest.total).toString()).toBe(total);
  await bill(admin, 'voidInvoice', { id: rest.id, reason: 'Too early' });
  await bill(admin, 'voidInvoice', { id: one.id, reason: 'Wrong address' });
  expect(await billing()).toMatchObject({ leftToBill: total, billableShipmentIds: [shipment] });
  expect((await invoice(shipment)).invoice).toMatchObject({ total: one.total });
});

test('applies deposits of the order to the invoices of its shipments, oldest first', async () => {
  const { salesOrderId, ship, invoice } = await fourReadyPieces();
  const { total } = await readOrder(sales, salesOrderId);
  const deposit = decimal(total).mul('0.6').toDecimalPlaces(2);
  await act(sales, 'recordDeposit', { id: salesOrderId, amount: deposit.toFixed(2), method: 'TRANSFER' });
  const { invoice: one } = await invoice(await ship(2));
  expect(await readInvoice(admin, one.number)).toMatchObject({ status: { code: 'PAID' }, balance: '0' });
  const { invoice: two } = await invoice(await ship(2));
  expect(await readInvoice(admin, two.number)).toMatchObject({
    status: { code: 'PARTIALLY_PAID' },
    balance: decimal(total).minus(deposit).toString(),
  });
});

test('deposits for pieces that are never sent are available once the order is closed short', async () => {
  const other = await newInvoice(shop, buyer);
  const { salesOrderId, ship, invoice } = await fourReadyPieces();
  const { total } = await readOrder(sales, salesOrderId);
  await act(sales, 'recordDeposit', { id: salesOrderId, amount: total, method: 'TRANSFER' });
  const { number } = await db.payment.findFirstOrThrow({ orderBy: { id: 'desc' } });
  const { id, available } = await readPayment(admin, number);
  const { invoice: one } = await invoice(await ship(3));
  const apply = () =>
    bill(admin, 'applyPayment', { id, allocations: [{ invoiceId: other.globalId, amount: '1.00' }] });
  const kept = { code: 'PAYMENT_KEPT_FOR_ORDER' };
  expect(await apply()).toMatchObject(kept);
  const reason = 'The stone broke';
  await act(sales, 'transitionSalesOrder', { id: salesOrderId, action: 'CLOSE_SHORT', reason });
  const left = decimal(available).minus(one.total).minus(1).toString();
  expect(await apply()).toMatchObject({ payment: { available: left } });
  // A shipment that is invoiced again needs its payment again.
  await bill(admin, 'voidInvoice', { id: one.id, reason: 'Wrong address' });
  expect(await apply()).toMatchObject(kept);
});

test('a draft of a shipment stays unchanged when the order is closed short', async () => {
  const { salesOrderId, ship, invoice, billing } = await fourReadyPieces();
  const { invoice: draft } = await invoice(await ship(2), false);
  const reason = 'The stone broke';
  await act(sales, 'transitionSalesOrder', { id: salesOrderId, action: 'CLOSE_SHORT', reason });
  const { invoice: one } = await bill(admin, 'issueInvoice', { id: draft.id });
  const { total } = await billing();
  expect(one.total).toBe(total);
  expect(await billing()).toMatchObject({ leftToBill: '0' });
});

test('the credit limit counts billed and unbilled amounts once', async () => {
  const { ship, invoice } = await fourReadyPieces();
  const used = async () => {
    const { invoices, orders } = await db.$transaction((tx) => creditInUse(tx, shop.luna));
    return { invoices, all: invoices.plus(orders).toFixed(2) };
  };
  const shipment = await ship(2);
  const before = await used();
  const { invoice: one } = await invoice(shipment);
  expect(await used()).toEqual({ invoices: before.invoices.plus(one.total), all: before.all });
  const { invoice: rest } = await invoice(await ship(2));
  expect((await used()).all).toBe(before.all);
  await bill(admin, 'voidInvoice', { id: rest.id, reason: 'Too early' });
  expect((await used()).all).toBe(before.all);
});

const ACCOUNT = `query ($id: Int) { accountStatement(customerId: $id) { closingBalance movements { kind number change } balance { availableLimit } } }`;

test('with a deposit and a payment every part counts once still, and the statement names each invoice once', async () => {
  const creditLimit = '100000.00';
  await db.customer.update({ where: { id: shop.luna }, data: { creditLimit } });
  const used = async () => {
    const { invoices, orders } = await creditInUse(db, shop.luna);
    return invoices.plus(orders);
  };
  const account = async () => (await run(admin, ACCOUNT, { id: shop.luna })).data.accountStatement;
  const [before, opened] = [await used(), await account()];
  const { salesOrderId, ship, invoice, billing } = await fourReadyPieces();
  const { total } = await billing();
  const open = async () => (await used()).minus(before).toFixed(2);
  expect(await open()).toBe(decimal(total).toFixed(2));
  await act(sales, 'recordDeposit', { id: salesOrderId, amount: '50.00', method: 'TRANSFER' });
  const { invoice: one } = await invoice(await ship(1));
  expect(await open()).toBe(decimal(total).minus(50).toFixed(2));
  const paid = { customerId: shop.luna, amount: '20.00', method: 'CHECK' };
  await bill(admin, 'recordPayment', { ...paid, allocations: [{ invoiceId: one.id, amount: '20.00' }] });
  const { invoice: two } = await invoice(await ship(2));
  const { invoice: rest } = await invoice(null);
  const owed = decimal(total).minus(70);
  expect(await open()).toBe(owed.toFixed(2));
  const { closingBalance, movements, balance } = await account();
  expect(decimal(closingBalance).minus(opened.closingBalance).toFixed(2)).toBe(owed.toFixed(2));
  expect(balance.availableLimit).toBe(
    decimal(creditLimit)
      .minus(await used())
      .toString(),
  );
  const numbers = [one, two, rest].map(({ number }) => number);
  type Movement = { kind: string; number: string; change: string };
  const billed = movements.filter(
    ({ kind, number }: Movement) => kind === 'INVOICED' && numbers.includes(number),
  );
  expect(billed.map(({ number }: Movement) => number)).toEqual(numbers);
  expect(sumMoney(billed.map(({ change }: Movement) => decimal(change))).toString()).toBe(total);
  await db.customer.update({ where: { id: shop.luna }, data: { creditLimit: null } });
});

test('a job has its unbilled amount and its invoices', async () => {
  const { jobId, ship, invoice } = await fourReadyPieces();
  const query = 'query ($id: ID!) { node(id: $id) { ... on JobOrder { total leftToBill invoiceNumbers } } }';
  const job = async (actor = buyer) => (await run(actor, query, { id: jobId })).data.node;
  const { total } = await job();
  const share = (pieces: number) => decimal(total).mul(pieces).div(4).toString();
  expect(await job()).toMatchObject({ leftToBill: total, invoiceNumbers: [] });
  const shipmentId = await ship(1);
  const { invoice: draft } = await invoice(shipmentId, false);
  expect(await job()).toMatchObject({ leftToBill: total, invoiceNumbers: [] });
  expect(await job(admin)).toMatchObject({ leftToBill: total, invoiceNumbers: [draft.number] });
  await bill(admin, 'issueInvoice', { id: draft.id });
  const one = { leftToBill: share(3), invoiceNumbers: [draft.number] };
  expect(await job()).toMatchObject(one);
  const { invoice: rest } = await invoice(null);
  expect(await job()).toMatchObject({ leftToBill: '0.00', invoiceNumbers: [draft.number, rest.number] });
  await bill(admin, 'voidInvoice', { id: rest.id, reason: 'Too early' });
  expect(await job()).toMatchObject(one);
  expect(await job(shop.production)).toMatchObject({ leftToBill: null, invoiceNumbers: [] });
});

test('a shipment that is billed is not voided before its invoice', async () => {
  const { salesOrderId: id, ship, invoice } = await fourReadyPieces();
  const shipmentId = await ship(2);
  const { invoice: one } = await invoice(shipmentId);
  const other = await ship(1);
  const offered = async () =>
    (
      await run(sales, 'query ($id: ID!) { node(id: $id) { ... on SalesOrder { voidableShipmentIds } } }', {
        id,
      })
    ).data.node.voidableShipmentIds;
  expect(await offered()).toEqual([other]);
  const voided = () => act(sales, 'voidShipment', { id, shipmentId, reason: 'Came back' });
  expect(await voided()).toMatchObject({ code: 'SHIPMENT_INVOICED', data: { number: one.number } });
  await bill(admin, 'voidInvoice', { id: one.id, reason: 'Came back' });
  expect(await offered()).toEqual([shipmentId, other]);
  expect(await voided()).toMatchObject({ __typename: 'VoidShipmentSuccess' });
});
