import { expect, test } from '@jest/globals';
import { decimal } from '../../lib/money.ts';
import { createActor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { pricedCart, sandboxCard } from '../../test/money/paying.ts';
import { sandboxOfTest } from '../../test/money/payments-sandbox.ts';
import { runDueJobs } from '../../test/orders/due-jobs.ts';
import { requireNews } from '../../test/require-news.ts';
import { run } from '../../test/run.ts';
import { openShop } from '../../test/shop.ts';

const database = await testDatabase();
const { db } = database;
const sandbox = await sandboxOfTest();
const shop = await openShop(db);
await requireNews(database.pool);
const owner = await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [shop.luna] });

/**
 * Fills a cart of the owner.
 * @returns its total
 */
const filledCart = async (sessionId: string) => (await pricedCart(owner, shop, sessionId)).grandTotal;

async function orderAndPay(orders: Record<string, unknown>[], nonce = 'ok', key?: string) {
  const { data } = await run(
    owner,
    `mutation ($input: OrderAndPayInput!) { result: orderAndPay(input: $input) { __typename
      ... on MutationError { code } ... on InvalidInputError { issues { path code } } ... on RefusedError { data }
      ... on OrderAndPaySuccess { isConfirmed orderCodes orderGroups { code grandTotal } salesOrders { number status { code } payment { balance } }
        payments { amount available salesOrderNumber charge { isConfirmed } } } } }`,
    { input: { orders, card: sandboxCard(nonce), ...(key ? { idempotencyKey: key } : {}) } },
    { gateways: sandbox.gateways },
  );
  return data.result;
}

const lastCharge = () => db.charge.findFirstOrThrow({ orderBy: { id: 'desc' } });
const linesIn = (sessionId: string) =>
  db.cartItem.count({ where: { cart: { userId: owner.userId ?? 0, sessionId } } });

test('a cart is ordered and paid, once for a double click', async () => {
  await db.customer.update({ where: { id: shop.luna }, data: { paymentTermsCode: 'PREPAID' } });
  const expectedGrandTotal = await filledCart('');
  const orders = [{ sessionId: '', expectedGrandTotal }];
  const [made, again] = await Promise.all([
    orderAndPay(orders, 'ok', 'order'),
    orderAndPay(orders, 'ok', 'order'),
  ]);
  expect(made).toEqual(again);
  expect(made).toMatchObject({
    isConfirmed: true,
    orderCodes: [expect.stringMatching(/^(JO|SO)-/)],
    salesOrders: [{ status: { code: 'CONFIRMED' }, payment: { balance: '0.00' } }],
    payments: [{ amount: decimal(expectedGrandTotal).toFixed(), charge: { isConfirmed: true } }],
  });
  expect(await linesIn('')).toBe(0);
  // The empty cart is not ordered again, and no bank is called for it.
  const charges = await db.charge.count();
  expect(await orderAndPay(orders, 'ok', 'another')).toMatchObject({ code: 'CART_EMPTY' });
  expect(await db.charge.count()).toBe(charges);
});

test('pays a cart without an expected total at its current total, once', async () => {
  const grandTotal = await filledCart('unnamed');
  const groups = await db.orderGroup.count();
  const orders = [{ sessionId: 'unnamed' }];
  const [made, again] = [
    await orderAndPay(orders, 'ok', 'unnamed'),
    await orderAndPay(orders, 'ok', 'unnamed'),
  ];
  expect(made).toEqual(again);
  expect(made.payments).toMatchObject([{ amount: decimal(grandTotal).toFixed() }]);
  const { state, amount } = await lastCharge();
  expect([state, amount.toFixed(2)]).toEqual(['CAPTURED', decimal(grandTotal).toFixed(2)]);
  expect(await db.orderGroup.count()).toBe(groups + 1);
});

test('several carts are ordered and paid, all of them or none', async () => {
  const [one, two] = [await filledCart('one'), await filledCart('two')];
  const orders = [
    { sessionId: 'one', expectedGrandTotal: one },
    { sessionId: 'two', expectedGrandTotal: two },
  ];
  const before = await db.orderGroup.count();
  const wrong = [
    orders[0] ?? {},
    { sessionId: 'two', expectedGrandTotal: decimal(two).plus('1').toFixed(2) },
  ];
  const refused = await orderAndPay(wrong);
  expect(refused.__typename).not.toBe('OrderAndPaySuccess');
  expect(await lastCharge()).toMatchObject({ state: 'RELEASED' });
  expect([await db.orderGroup.count(), await linesIn('one'), await linesIn('two')]).toEqual([before, 1, 1]);
  expect(await orderAndPay(orders)).toMatchObject({
    isConfirmed: true,
    payments: [{ available: expect.any(String) }, { available: expect.any(String) }],
  });
  expect(await lastCharge()).toMatchObject({ state: 'CAPTURED' });
});

test.each([
  ['0', 'OUT_OF_RANGE'],
  ['-5', 'OUT_OF_RANGE'],
  ['1.001', 'OUT_OF_RANGE'],
])('a total of %s is refused at its order, and no bank is asked', async (expectedGrandTotal, code) => {
  const first = { sessionId: 'odd', expectedGrandTotal: await filledCart('odd') };
  const charges = await db.charge.count();
  const refused = await orderAndPay([first, { sessionId: 'other', expectedGrandTotal }]);
  expect(refused.issues).toEqual([{ path: 'orders.1.expectedGrandTotal', code }]);
  expect(await db.charge.count()).toBe(charges);
});

test('a declined card orders nothing', async () => {
  const expectedGrandTotal = await filledCart('declined');
  expect(await orderAndPay([{ sessionId: 'declined', expectedGrandTotal }], 'declined')).toMatchObject({
    code: 'CARD_DECLINED',
  });
  expect(await linesIn('declined')).toBe(1);
});

test('cancels an order whose capture fails', async () => {
  const expectedGrandTotal = await filledCart('undone');
  expect(await orderAndPay([{ sessionId: 'undone', expectedGrandTotal }], 'capture-declined')).toMatchObject({
    code: 'CAPTURE_FAILED',
  });
  const { id } = await lastCharge();
  const [payment] = await db.payment.findMany({
    where: { chargeId: id },
    select: {
      number: true,
      reversed: true,
      amount: true,
      salesOrder: { select: { number: true, status: { select: { code: true } } } },
    },
  });
  expect(payment?.reversed).toEqual(payment?.amount);
  expect(payment?.salesOrder?.status.code).toBe('CANCELLED');
  const { data } = await run(
    shop.admin,
    `query ($order: String!, $payment: String!) { payment(number: $payment) { entries { reason } }
      salesOrder(number: $order) { closeReason history { reason } deposits { voidReason } }
      jobOrders(first: 1, tab: ALL) { edges { node { cancelReason history { reason } } } } }`,
    { order: payment?.salesOrder?.number, payment: payment?.number },
    { language: 'fr' },
  );
  const reasons = [...JSON.stringify(data).matchAll(/[rR]eason":"(.*?)"/g)].map(([, reason]) => reason);
  expect([...new Set(reasons)]).toEqual(['La banque a refusé le paiement']);
  // The payment is told; the deposit of a cancelled order is not asked for.
  await runDueJobs(database);
  const notified = await db.notice.findMany({
    where: { event: { in: ['PAYMENT_REVERSED', 'DEPOSIT_REVERSED'] } },
  });
  expect(new Set(notified.map(({ event }) => event))).toEqual(new Set(['PAYMENT_REVERSED']));
});
