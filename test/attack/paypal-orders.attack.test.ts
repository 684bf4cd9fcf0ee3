import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { type Actor, createActor } from '../../server/test/actors.ts';
import { testDatabase } from '../../server/test/database.ts';
import { payPalOrder } from '../../server/test/money/paying.ts';
import { sandboxOfTest } from '../../server/test/money/payments-sandbox.ts';
import { run } from '../../server/test/run.ts';
import { openShop } from '../../server/test/shop.ts';

const { db } = await testDatabase();
const sandbox = await sandboxOfTest();
const { gateways } = sandbox;
const shop = await openShop(db);
const luna = await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [shop.luna] });
const orion = await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [shop.orion] });

const KEEP = `mutation ($input: AddPayPalOverpaymentInput!) { result: addPayPalOverpayment(input: $input) { __typename
  ... on MutationError { code } ... on AddPayPalOverpaymentSuccess { payment { number amount } } } }`;
const START = `mutation ($input: StartPayPalPaymentInput!) { result: startPayPalPayment(input: $input) { __typename
  ... on MutationError { code } ... on StartPayPalPaymentSuccess { approveUrl payPalOrderId } } }`;

const keep = async (actor: Actor, payPalOrderId: string) =>
  (await run(actor, KEEP, { input: { payPalOrderId } }, { gateways })).data.result;

const paidTo = (customerId: number) => db.payment.count({ where: { customerId, method: 'PAYPAL' } });

async function agree(approveUrl: string): Promise<void> {
  const body = new URLSearchParams({ decision: 'pay' });
  await fetch(approveUrl, { method: 'POST', body, redirect: 'manual' });
}

/** A PayPal order that a customer began here and approved. */
async function begunBy(actor: Actor): Promise<string> {
  const input = { amount: '40.00', returnPath: '/backoffice/financial/payments/pay' };
  const { data } = await run(actor, START, { input }, { gateways });
  await agree(data.result.approveUrl);
  return data.result.payPalOrderId;
}

/** A PayPal order that was created elsewhere, optionally for another merchant, and approved by its buyer. */
async function madeElsewhere(of: { customId: string; payee?: string }): Promise<string> {
  const grant = await fetch(`${sandbox.url}/paypal/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('sandbox-paypal-client:sandbox-paypal-secret')}` },
  });
  const { access_token: token } = (await grant.json()) as { access_token: string };
  const answer = await fetch(`${sandbox.url}/paypal/v2/checkout/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'paypal-request-id': randomUUID() },
    body: JSON.stringify({
      purchase_units: [
        {
          amount: { currency_code: 'USD', value: '40.00' },
          custom_id: of.customId,
          ...(of.payee ? { payee: { merchant_id: of.payee } } : {}),
        },
      ],
    }),
  });
  const order = (await answer.json()) as { id: string; links: { rel: string; href: string }[] };
  await agree(order.links.find(({ rel }) => rel === 'approve')?.href ?? '');
  return order.id;
}

test('a PayPal order is credited only to its creator, and otherwise not captured', async () => {
  const id = await begunBy(luna);
  const before = [await paidTo(shop.luna), await paidTo(shop.orion)];
  expect(await keep(orion, id)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await gateways.payPal?.showOrder(id)).toMatchObject({ state: 'APPROVED' });
  const answers = await Promise.all([keep(luna, id), keep(orion, id), keep(luna, id), keep(luna, id)]);
  expect(answers.map(({ code }) => code)).toEqual([undefined, 'NOT_FOUND', undefined, undefined]);
  expect(await keep(orion, id)).toMatchObject({ code: 'NOT_FOUND' });
  expect([await paidTo(shop.luna), await paidTo(shop.orion)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
});

test('what another shop of the same account made or took is unknown here', async () => {
  const [left, taken, named] = [
    await madeElsewhere({ customId: 'other-shop-1' }),
    await madeElsewhere({ customId: 'other-shop-2' }),
    await madeElsewhere({ customId: 'LUNA-001' }),
  ];
  for (const id of [taken, named]) await gateways.payPal?.captureOrder(id);
  for (const id of [left, taken, named]) {
    for (const actor of [luna, orion]) expect(await keep(actor, id)).toMatchObject({ code: 'NOT_FOUND' });
  }
  expect(await gateways.payPal?.showOrder(left)).toMatchObject({ state: 'APPROVED' });
});

test('a client’s own order names the account number and pays us: it is credited to that customer, once', async () => {
  const id = await madeElsewhere({ customId: 'LUNA-001' });
  expect(await keep(orion, id)).toMatchObject({ code: 'NOT_FOUND' });
  const before = await paidTo(shop.luna);
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => keep(luna, id)));
  expect(new Set(answers.map(({ payment }) => payment?.number)).size).toBe(1);
  expect(await paidTo(shop.luna)).toBe(before + 1);
  const elsewhere = await madeElsewhere({ customId: 'LUNA-001', payee: 'SOMEBODYELSE' });
  expect(await keep(luna, elsewhere)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await gateways.payPal?.showOrder(elsewhere)).toMatchObject({ state: 'APPROVED' });
});

test('does not credit a PayPal order that differs from its start', async () => {
  const id = await begunBy(luna);
  await db.payPalOrder.update({ where: { orderId: id }, data: { amount: '64.00' } });
  expect(await keep(luna, id)).toMatchObject({ code: 'PAYPAL_AMOUNT_DIFFERS' });
  await db.payPalOrder.update({ where: { orderId: id }, data: { amount: '40.00', payee: 'SOMEBODYELSE' } });
  expect(await keep(luna, id)).toMatchObject({ code: 'NOT_FOUND' });
  const unknown = await payPalOrder();
  expect(await keep(luna, unknown)).toMatchObject({ code: 'NOT_FOUND' });
});

test('money that went back before it was credited is not credited', async () => {
  const id = await begunBy(luna);
  const taken = await gateways.payPal?.captureOrder(id);
  await gateways.payPal?.refund({
    key: randomUUID(),
    reference: taken?.reference ?? '',
    money: { amount: taken?.money.amount.div(2) ?? never(), currency: 'USD' },
  });
  expect(await keep(luna, id)).toMatchObject({ code: 'PAYPAL_NOT_COMPLETED' });
});

function never(): never {
  throw new Error('Nothing was taken');
}
