import { beforeEach, expect, test } from '@jest/globals';
import { creditInUse } from '../../server/domains/sales-orders/credit/credit-in-use.ts';
import { encodeGlobalId } from '../../server/lib/global-id.ts';
import { decimal } from '../../server/lib/money.ts';
import { createActor } from '../../server/test/actors.ts';
import { move } from '../../server/test/orders/job-steps.ts';
import { sentQuote } from '../../server/test/orders/quote-steps.ts';
import { act, newSalesOrder } from '../../server/test/orders/sales-orders.ts';
import { add, openShop, orderedJob } from '../../server/test/shop.ts';
import { kinds, racingServers } from './at-once.ts';

const { db, atOnce } = await racingServers();
const shop = await openShop(db);
const { buyer, approver, sales, admin } = shop;
const AT_ONCE = 6;

/** Total of one example order, while the limit allows only one. */
let total: string;
beforeEach(async () => {
  const job = await orderedJob(buyer, shop);
  const group = await db.orderGroup.findFirstOrThrow({
    where: { jobOrders: { some: { id: job.databaseId } } },
  });
  total = group.grandTotal.toFixed(2);
});

/** Sets the customer's limit so that it allows one more order. */
async function roomForOne(cartTarget: string | null) {
  const { invoices, orders, memos } = await creditInUse(db, shop.luna);
  const used = invoices.plus(orders).plus(memos);
  await db.customer.update({
    where: { id: shop.luna },
    data: { cartTarget, creditLimit: used.plus(decimal(total)).plus('1.00').toFixed(2) },
  });
}
const noLimit = () =>
  db.customer.update({ where: { id: shop.luna }, data: { creditLimit: null, cartTarget: null } });

test('of six concurrent carts within a limit for one, one is confirmed', async () => {
  await noLimit();
  const buyers = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      createActor(db, { role: 'PORTAL_ADMIN', customerIds: [shop.luna] }),
    ),
  );
  for (const each of buyers) await add(each, shop);
  await roomForOne('SO');
  const answers = await atOnce(AT_ONCE, (index) => ({
    as: buyers[index] ?? buyer,
    mutation: 'submitOrder(input: { acceptNewPrices: true })',
  }));
  expect(kinds(answers)).toEqual({ SubmitOrderSuccess: AT_ONCE });
  const orders = await db.salesOrder.findMany({
    orderBy: { id: 'desc' },
    take: AT_ONCE,
    include: { status: true },
  });
  expect(orders.map(({ status }) => status.code).sort()).toEqual([
    'CONFIRMED',
    ...Array(AT_ONCE - 1).fill('NEW'),
  ]);
  expect(orders.filter(({ isBeyondCredit }) => isBeyondCredit)).toHaveLength(AT_ONCE - 1);
});

test('of six jobs that begin at once for which the limit has room for one, one begins', async () => {
  await noLimit();
  const jobs: Awaited<ReturnType<typeof orderedJob>>[] = [];
  for (let n = 0; n < AT_ONCE; n += 1) {
    const job = await orderedJob(buyer, shop);
    await move(sales, job.id, 'RELEASE');
    jobs.push(job);
  }
  await roomForOne(null);
  const answers = await atOnce(AT_ONCE, (index) => ({
    as: sales,
    mutation: `transitionJobOrder(input: { id: "${jobs[index]?.id}", action: "START" })`,
  }));
  expect(kinds(answers)).toEqual({ TransitionJobOrderSuccess: 1, CREDIT_LIMIT_EXCEEDED: AT_ONCE - 1 });
});

test('of six concurrent confirmations within a limit for one, one succeeds', async () => {
  await noLimit();
  await db.customer.update({ where: { id: shop.luna }, data: { creditLimit: '0.01' } });
  const orders: string[] = [];
  for (let n = 0; n < AT_ONCE; n += 1) orders.push((await newSalesOrder(shop, buyer)).globalId);
  await roomForOne(null);
  const answers = await atOnce(AT_ONCE, (index) => ({
    as: admin,
    mutation: `transitionSalesOrder(input: { id: "${orders[index]}", action: "CONFIRM" })`,
  }));
  expect(kinds(answers)).toEqual({ TransitionSalesOrderSuccess: 1, CREDIT_LIMIT_EXCEEDED: AT_ONCE - 1 });
});

test.each([1, 2, 3, 4, 5])(
  'an offer that is recalled, sent and accepted at once has one outcome, round %i',
  async () => {
    await noLimit();
    const id = await sentQuote(buyer, shop);
    const { version } = await db.priceQuote.findFirstOrThrow({ orderBy: { id: 'desc' } });
    const answers = await atOnce(9, (index) => {
      const step = (action: string) => ({
        as: sales,
        mutation: `transitionPriceQuote(input: { id: "${id}", action: "${action}", version: ${version} })`,
      });
      if (index % 3 === 0) return step('RECALL');
      if (index % 3 === 1) return step('SEND');
      return { as: approver, mutation: `acceptPriceQuote(input: { id: "${id}", version: ${version} })` };
    });
    const { TransitionPriceQuoteSuccess = 0, AcceptPriceQuoteSuccess = 0, ...refused } = kinds(answers);
    // Accepting an accepted offer returns its order.
    expect(TransitionPriceQuoteSuccess + Math.min(AcceptPriceQuoteSuccess, 1)).toBe(1);
    expect(
      Object.keys(refused).filter((code) => !['CONFLICT', 'STATUS_TRANSITION_DENIED'].includes(code)),
    ).toEqual([]);
  },
);

test('an order that is paid, billed and cancelled at once keeps its books', async () => {
  await noLimit();
  for (let round = 0; round < 3; round += 1) {
    const { id, globalId } = await newSalesOrder(shop, buyer);
    const calls = [
      `recordDeposit(input: { id: "${globalId}", amount: "10.00", method: "CASH" })`,
      `createInvoice(input: { salesOrderId: "${globalId}", issue: true })`,
      `transitionSalesOrder(input: { id: "${globalId}", action: "CANCEL", reason: "x" })`,
      `recordDeposit(input: { id: "${globalId}", amount: "5.00", method: "CASH" })`,
    ];
    await atOnce(calls.length, (index) => ({ as: admin, mutation: calls[index] ?? '' }));
    const payments = await db.payment.findMany({ where: { salesOrderId: id } });
    for (const { amount, applied, refunded, reversed, available } of payments)
      expect(applied.plus(refunded).plus(reversed).plus(available)).toEqual(amount);
    const invoice = await db.invoice.findFirst({ where: { salesOrderId: id } });
    if (!invoice) continue;
    const { _sum } = await db.ledgerEntry.aggregate({
      where: { invoiceId: invoice.id, kind: { in: ['PAYMENT_APPLIED', 'CREDIT_APPLIED'] } },
      _sum: { amount: true },
    });
    expect(invoice.applied.toFixed(2)).toBe((_sum.amount ?? decimal('0')).toFixed(2));
    // An open invoice has all payments of its order applied.
    if (!invoice.balance.isZero()) expect(payments.every(({ available }) => available.isZero())).toBe(true);
  }
});

test('a deposit that is voided twice at once goes back once', async () => {
  await noLimit();
  const { id, globalId } = await newSalesOrder(shop, buyer);
  await act(sales, 'recordDeposit', { id: globalId, amount: '10.00', method: 'CASH' });
  const { id: depositId } = await db.deposit.findFirstOrThrow({ where: { salesOrderId: id } });
  const answers = await atOnce(4, () => ({
    as: sales,
    mutation: `voidDeposit(input: { id: "${globalId}", depositId: "${encodeGlobalId('Deposit', depositId)}", reason: "x" })`,
  }));
  expect(kinds(answers)).toEqual({ VoidDepositSuccess: 1, ALREADY_VOIDED: 3 });
});
