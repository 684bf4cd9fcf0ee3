import { expect, test } from '@jest/globals';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { decimal } from '../../../lib/money.ts';
import { testDatabase } from '../../../test/database.ts';
import {
  bill,
  newInvoice,
  newPayment,
  prepaidSalesOrder,
  readPayment,
} from '../../../test/money/invoices.ts';
import { readOrder } from '../../../test/orders/sales-orders.ts';
import { openShop } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, sales, admin } = shop;

const refund = (id: string, amount: string, more: Record<string, unknown> = {}) =>
  bill(admin, 'refundPayment', { id, amount, reason: 'Paid twice', ...more });

/** A payment that pays two new invoices in order, with the given rest. */
async function paidTwo(left: string) {
  const first = await newInvoice(shop, buyer);
  const second = await newInvoice(shop, buyer);
  const amount = decimal(first.total).plus(second.total).plus(left).toFixed(2);
  const { payment } = await bill(admin, 'recordPayment', {
    customerId: shop.luna,
    amount,
    method: 'TRANSFER',
    allocations: [first, second].map(({ globalId, total }) => ({ invoiceId: globalId, amount: total })),
    acceptOverpayment: true,
  });
  return { first, second, payment, amount };
}

test('refunds a part of the remaining money, once per key', async () => {
  const { globalId } = await newPayment(shop, shop.luna, '50.00');
  const idempotencyKey = crypto.randomUUID();
  const once = await refund(globalId, '20.00', { idempotencyKey });
  expect(once).toMatchObject({
    payment: {
      refunded: '20',
      available: '30',
      entries: [
        { kind: 'PAYMENT_RECEIVED' },
        { kind: 'PAYMENT_REFUNDED', amount: '20', reason: 'Paid twice', isReversal: false },
      ],
    },
    invoices: [],
  });
  expect(await refund(globalId, '20.00', { idempotencyKey })).toMatchObject({
    payment: { refunded: '20', available: '30' },
  });
});

test('more than the remaining money requires a confirmation; then reopens the newest invoice', async () => {
  const { first, second, payment, amount } = await paidTwo('5.00');
  expect(await refund(payment.id, '8.00')).toMatchObject({
    code: 'REFUND_REOPENS_INVOICES',
    data: { available: '5.00', beyond: '3.00' },
  });
  expect(await refund(payment.id, '8.00', { reopenInvoices: true })).toMatchObject({
    payment: { refunded: '8', available: '0' },
    invoices: [{ number: second.number, status: { code: 'PARTIALLY_PAID' }, balance: '3' }],
  });
  const rest = decimal(amount).minus('8').toFixed(2);
  expect(await refund(payment.id, rest, { reopenInvoices: true })).toMatchObject({
    payment: { applied: '0', available: '0', refunded: decimal(amount).toString() },
    invoices: [
      { number: first.number, status: { code: 'OPEN' }, balance: first.total },
      { number: second.number, status: { code: 'OPEN' }, balance: second.total },
    ],
  });
});

test('refuses an impossible refund at its field', async () => {
  const { globalId, number } = await newPayment(shop, shop.luna, '50.00');
  expect(await refund(globalId, '50.01', { reopenInvoices: true })).toMatchObject({
    issues: [{ path: 'amount', code: 'REFUND_BEYOND_PAYMENT' }],
  });
  expect(await refund(globalId, '0.00')).toMatchObject({
    issues: [{ path: 'amount', code: 'OUT_OF_RANGE' }],
  });
  expect(await refund(globalId, '1.00', { reason: ' ' })).toMatchObject({
    issues: [{ path: 'reason', code: 'REQUIRED' }],
  });
  expect(await refund(globalId, '1.00', { version: 99 })).toMatchObject({ currentVersion: 1 });
  await refund(globalId, '10.00');
  expect(await bill(admin, 'reversePayment', { id: globalId, reason: 'It bounced' })).toMatchObject({
    code: 'PAYMENT_REFUNDED',
  });
  const other = await newPayment(shop, shop.luna);
  await bill(admin, 'reversePayment', { id: other.globalId, reason: 'It bounced' });
  expect(await refund(other.globalId, '1.00')).toMatchObject({ code: 'ALREADY_REVERSED' });
  expect(await readPayment(admin, number)).toMatchObject({ refunded: '10', available: '40' });
});

test('a deposit that went back counts for its order no more', async () => {
  const id = await prepaidSalesOrder(shop, shop.foreignBuyer);
  const globalId = encodeGlobalId('SalesOrder', id);
  const { total } = await readOrder(sales, globalId);
  const deposit = await db.payment.findFirstOrThrow({ where: { salesOrderId: id } });
  await refund(encodeGlobalId('Payment', deposit.id), '1.00');
  expect((await readOrder(sales, globalId)).payment).toMatchObject({
    paid: decimal(total).minus('1').toFixed(2),
    balance: '1.00',
  });
  expect(await bill(sales, 'generatePaidInvoice', { salesOrderId: globalId })).toMatchObject({
    code: 'PREPAYMENTS_MISSING',
    data: { missing: '1.00' },
  });
});

test('of two concurrent refunds of the same money, one is refused', async () => {
  const { globalId, number } = await newPayment(shop, shop.outlet, '50.00');
  const results = await Promise.all([refund(globalId, '30.00'), refund(globalId, '30.00')]);
  expect(results.map(({ __typename }) => __typename).toSorted()).toEqual([
    'InvalidInputError',
    'RefundPaymentSuccess',
  ]);
  expect(await readPayment(admin, number)).toMatchObject({ refunded: '30', available: '20' });
});
