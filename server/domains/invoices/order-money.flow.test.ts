import { beforeEach, expect, test } from '@jest/globals';
import { decimal } from '../../lib/money.ts';
import { testDatabase } from '../../test/database.ts';
import { bill, newInvoice, newPayment, readInvoice, readPayment } from '../../test/money/invoices.ts';
import { act, newSalesOrder, readOrder } from '../../test/orders/sales-orders.ts';
import { run } from '../../test/run.ts';
import { openShop } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, admin, sales } = shop;

let order: Awaited<ReturnType<typeof newSalesOrder>>;
beforeEach(async () => {
  order = await newSalesOrder(shop, buyer);
});

async function deposit(amount: string) {
  await act(sales, 'recordDeposit', { id: order.globalId, amount, method: 'CHECK' });
  const { id } = await db.payment.findFirstOrThrow({ orderBy: { id: 'desc' } });
  return db.payment.findUniqueOrThrow({ where: { id } });
}

const issued = () => bill(admin, 'createInvoice', { salesOrderId: order.globalId, issue: true });
const left = async (number: string) => (await readPayment(admin, number)).available;

test.each<[string, () => Promise<{ invoice: { id: string; number: string } }>]>([
  ['at once', issued],
  [
    'as a draft first',
    async () => {
      const { invoice } = await bill(admin, 'createInvoice', { salesOrderId: order.globalId });
      return bill(admin, 'issueInvoice', { id: invoice.id });
    },
  ],
])('an invoice that is issued %s uses the deposits of its order', async (_how, issue) => {
  const first = await deposit('20.00');
  const second = await deposit('10.00');
  const { invoice } = await issue();
  const { total, applied, balance, status } = await readInvoice(buyer, invoice.number);
  expect([status.code, applied]).toEqual(['PARTIALLY_PAID', '30']);
  expect(balance).toBe(decimal(total).minus(30).toFixed());
  expect([await left(first.number), await left(second.number)]).toEqual(['0', '0']);
  // *Record payment* proposes the balance.
  const { payment } = await readOrder(sales, order.globalId);
  expect(decimal(payment.balance).toFixed()).toBe(balance);
});

test('a deposit that comes when the order is billed goes to its invoice, and back when it bounces', async () => {
  const { invoice } = await issued();
  const paid = await deposit('25.00');
  expect(await readInvoice(buyer, invoice.number)).toMatchObject({ applied: '25' });
  const { id } = await readPayment(admin, paid.number);
  await bill(admin, 'reversePayment', { id, reason: 'It bounced' });
  expect(await readInvoice(buyer, invoice.number)).toMatchObject({ applied: '0', status: { code: 'OPEN' } });
});

test('a fully prepaid order is paid when billed; the rest stays with the customer', async () => {
  const { total } = await readOrder(sales, order.globalId);
  const paid = await deposit(total);
  const { invoice } = await issued();
  expect(await readInvoice(buyer, invoice.number)).toMatchObject({ balance: '0', status: { code: 'PAID' } });
  expect(await left(paid.number)).toBe('0');
});

test('a paid invoice is made of the money of the order before that of its customer', async () => {
  const { total } = await readOrder(sales, order.globalId);
  const own = await deposit('40.00');
  const other = await newPayment(shop, shop.luna, decimal(total).minus(30).toFixed(2));
  const { invoice } = await bill(admin, 'generatePaidInvoice', { salesOrderId: order.globalId });
  expect(invoice).toMatchObject({ status: { code: 'PAID' }, balance: '0' });
  expect([await left(own.number), await left(other.number)]).toEqual(['0', '10']);
});

test('voiding an invoice releases the money to its order, whose next invoice uses it', async () => {
  const paid = await deposit('35.00');
  const { invoice } = await issued();
  const { invoice: gone } = await bill(admin, 'voidInvoice', { id: invoice.id, reason: 'Wrong address' });
  expect(gone).toMatchObject({ status: { code: 'VOID' }, balance: '0', applied: '0' });
  expect(await left(paid.number)).toBe('35');
  const { invoice: next } = await issued();
  expect(next).toMatchObject({ applied: '35' });
});

test('an invoice that other money went to cannot be voided', async () => {
  const { invoice } = await issued();
  const allocations = [{ invoiceId: invoice.id, amount: '5.00' }];
  await bill(admin, 'recordPayment', { customerId: shop.luna, amount: '5.00', method: 'CASH', allocations });
  expect(await bill(admin, 'voidInvoice', { id: invoice.id, reason: 'x' })).toMatchObject({
    code: 'INVOICE_HAS_PAYMENTS',
  });
});

test('money of an order is proposed to that order alone, and kept for it until it is done with', async () => {
  const older = await newInvoice(shop, buyer);
  const paid = await deposit('15.00');
  const { id } = await readPayment(admin, paid.number);
  const proposed = async () => {
    const { data } = await run(
      admin,
      `query ($customerId: Int!, $paymentId: ID!) {
        paymentAllocation(customerId: $customerId, amount: "15", paymentId: $paymentId) { rest invoices { number amount } } }`,
      { customerId: shop.luna, paymentId: id },
    );
    return data.paymentAllocation;
  };
  expect((await proposed()).rest).toBe('15');
  const allocations = [{ invoiceId: older.globalId, amount: '15.00' }];
  expect(await bill(admin, 'applyPayment', { id, allocations })).toMatchObject({
    code: 'PAYMENT_KEPT_FOR_ORDER',
    data: { number: order.number },
  });
  expect(await bill(admin, 'applyPayment', { id })).toMatchObject({ code: 'NOTHING_TO_APPLY' });
  const { invoice } = await issued();
  expect(invoice).toMatchObject({ applied: '15' });
});

test('money of a cancelled order is free', async () => {
  const older = await newInvoice(shop, buyer);
  const paid = await deposit('15.00');
  const { id } = await readPayment(admin, paid.number);
  await act(sales, 'transitionSalesOrder', { id: order.globalId, action: 'CANCEL', reason: 'Not wanted' });
  const allocations = [{ invoiceId: older.globalId, amount: '15.00' }];
  expect(await bill(admin, 'applyPayment', { id, allocations })).toMatchObject({
    payment: { available: '0' },
  });
});
