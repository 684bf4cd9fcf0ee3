import { expect, test } from '@jest/globals';
import { decimal } from '../../lib/money.ts';
import { type Actor, createActor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { bill } from '../../test/money/invoices.ts';
import { sandboxCard } from '../../test/money/paying.ts';
import { sandboxOfTest } from '../../test/money/payments-sandbox.ts';
import { act, newSalesOrder, readOrder } from '../../test/orders/sales-orders.ts';
import { requireNews } from '../../test/require-news.ts';
import { run } from '../../test/run.ts';
import { openShop } from '../../test/shop.ts';

const database = await testDatabase();
const { db } = database;
const sandbox = await sandboxOfTest();
const shop = await openShop(db);
await requireNews(database.pool);
const owner = await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [shop.luna] });
const foreignOwner = await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [shop.orion] });

type RequestedShare = { amount: string; nonce?: string; key?: string };

async function payDeposit(actor: Actor, id: string, { amount, nonce = 'ok', key }: RequestedShare) {
  const { data } = await run(
    actor,
    `mutation ($input: PayDepositInput!) { result: payDeposit(input: $input) { __typename
      ... on MutationError { code } ... on InvalidInputError { issues { path code } } ... on RefusedError { data }
      ... on PayDepositSuccess { isConfirmed salesOrder { status { code } payment { paid requiredDue balance } }
        payment { amount available method salesOrderNumber charge { isConfirmed cardLast4 } } } } }`,
    { input: { id, amount, card: sandboxCard(nonce), ...(key ? { idempotencyKey: key } : {}) } },
    { gateways: sandbox.gateways },
  );
  return data.result;
}

const lastCharge = () => db.charge.findFirstOrThrow({ orderBy: { id: 'desc' } });

test('the deposit that an order waits for is paid with a card, once for a double click, and the order is confirmed', async () => {
  const { globalId, number } = await newSalesOrder(shop, owner, { depositPercent: '30' });
  await act(shop.sales, 'transitionSalesOrder', { id: globalId, action: 'REQUEST_PAYMENT' });
  const before = await readOrder(owner, globalId);
  expect(before.allowedEdits).toEqual(['PAY_DEPOSIT']);
  const amount = before.payment.requiredDue;
  const [paid, again] = await Promise.all([
    payDeposit(owner, globalId, { amount, key: 'deposit' }),
    payDeposit(owner, globalId, { amount, key: 'deposit' }),
  ]);
  expect(paid).toEqual(again);
  expect(paid).toMatchObject({
    isConfirmed: true,
    salesOrder: { status: { code: 'CONFIRMED' }, payment: { paid: amount, requiredDue: '0.00' } },
    payment: {
      amount: decimal(amount).toFixed(),
      available: decimal(amount).toFixed(),
      method: 'CARD',
      salesOrderNumber: number,
      charge: { isConfirmed: true },
    },
  });
  expect(await lastCharge()).toMatchObject({ state: 'CAPTURED', purpose: 'DEPOSIT' });
});

test('a layaway is paid in parts, never beyond the due amount, also concurrently', async () => {
  const { globalId } = await newSalesOrder(shop, owner, { kind: 'POS_LSO', depositPercent: '20' });
  const { payment } = await readOrder(owner, globalId);
  const total = decimal(payment.balance);
  const part = total.div(4).toDecimalPlaces(2).toFixed(2);
  expect(await payDeposit(owner, globalId, { amount: part })).toMatchObject({ isConfirmed: true });
  const rest = total.minus(part);
  const beyond = rest.plus('0.01').toFixed(2);
  expect(await payDeposit(owner, globalId, { amount: beyond })).toMatchObject({
    code: 'DEPOSIT_BEYOND_BALANCE',
    data: { balance: rest.toFixed(2) },
  });
  const answers = await Promise.all(
    ['one', 'two'].map((key) => payDeposit(owner, globalId, { amount: rest.toFixed(2), key })),
  );
  const codes = answers.map(({ __typename, code }) => code ?? __typename).sort();
  expect(codes).toEqual([
    expect.stringMatching(/^(NOTHING_DUE|DEPOSIT_BEYOND_BALANCE)$/),
    'PayDepositSuccess',
  ]);
  const order = await readOrder(owner, globalId);
  expect(order).toMatchObject({ payment: { balance: '0.00' }, allowedEdits: [] });
  const taken = await db.charge.findMany({ where: { purpose: 'DEPOSIT', state: 'CAPTURED' } });
  const held = await db.charge.count({ where: { state: { in: ['STARTED', 'AUTHORIZED'] } } });
  expect([taken.length, held]).toEqual([3, 0]);
});

test('a declined card leaves nothing', async () => {
  const { globalId } = await newSalesOrder(shop, owner);
  expect(await payDeposit(owner, globalId, { amount: '10.00', nonce: 'declined' })).toMatchObject({
    code: 'CARD_DECLINED',
  });
  expect(await readOrder(owner, globalId)).toMatchObject({ deposits: [], payment: { paid: '0.00' } });
});

test('an order whose deposit capture fails waits for it again', async () => {
  const { globalId } = await newSalesOrder(shop, owner, { depositPercent: '50' });
  await act(shop.sales, 'transitionSalesOrder', { id: globalId, action: 'REQUEST_PAYMENT' });
  const before = await readOrder(owner, globalId);
  const amount = before.payment.balance;
  expect(await payDeposit(owner, globalId, { amount, nonce: 'capture-declined' })).toMatchObject({
    code: 'CAPTURE_FAILED',
  });
  const after = await readOrder(owner, globalId);
  expect(after.status.code).not.toBe('CANCELLED');
  expect(after).toMatchObject({ payment: before.payment, deposits: [{ voidedAt: expect.anything() }] });
  expect(after.allowedEdits).toEqual(['PAY_DEPOSIT']);
});

test('billed amounts are paid on their invoice', async () => {
  const { globalId } = await newSalesOrder(shop, owner);
  await bill(shop.admin, 'createInvoice', { salesOrderId: globalId, issue: true });
  const charges = await db.charge.count();
  expect(await payDeposit(owner, globalId, { amount: '1.00' })).toMatchObject({ code: 'ORDER_INVOICED' });
  expect((await readOrder(owner, globalId)).allowedEdits).toEqual([]);
  expect(await db.charge.count()).toBe(charges);
});

test.each([
  ['0', 'OUT_OF_RANGE'],
  ['-5', 'OUT_OF_RANGE'],
  ['1.001', 'OUT_OF_RANGE'],
])('an amount of %s is refused at its field, and no bank is asked', async (amount, code) => {
  const { globalId } = await newSalesOrder(shop, owner);
  const charges = await db.charge.count();
  expect((await payDeposit(owner, globalId, { amount })).issues).toEqual([{ path: 'amount', code }]);
  expect(await db.charge.count()).toBe(charges);
});

test('refuses payments for another customer’s order, and staff record received money', async () => {
  const { globalId } = await newSalesOrder(shop, owner);
  expect(await payDeposit(foreignOwner, globalId, { amount: '1.00' })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await payDeposit(shop.buyer, globalId, { amount: '1.00' })).toMatchObject({ code: 'FORBIDDEN' });
  const staff = { ...shop.admin, customerId: shop.luna };
  expect((await payDeposit(staff, globalId, { amount: '1.00' })).__typename).not.toBe('PayDepositSuccess');
  expect((await readOrder(shop.sales, globalId)).allowedEdits).not.toContain('PAY_DEPOSIT');
});

test('a deposit by card is refunded, and only one that was recorded is offered to be voided', async () => {
  const { globalId } = await newSalesOrder(shop, owner);
  expect(await payDeposit(owner, globalId, { amount: '10.00' })).toMatchObject({ isConfirmed: true });
  const offered = async () => (await readOrder(shop.admin, globalId)).allowedEdits;
  expect(await offered()).not.toContain('VOID_DEPOSIT');
  await act(shop.admin, 'recordDeposit', { id: globalId, amount: '10.00', method: 'CASH' });
  expect(await offered()).toContain('VOID_DEPOSIT');
});
