import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { decimal } from '../../lib/money.ts';
import { sandboxOfTest } from '../../test/money/payments-sandbox.ts';
import { GatewayDeclined } from '../gateway.ts';

const { gateways } = await sandboxOfTest();
const { payPal } = gateways;
if (!payPal) throw new Error('PayPal is not set up');

const usd = (amount: string) => ({ amount: decimal(amount), currency: 'USD' });
const BACK = { returnUrl: 'http://localhost/paid', cancelUrl: 'http://localhost/not-paid' };

/** Makes the buyer's decision on PayPal's page; returns where they are redirected. */
async function decide(approveUrl: string | null, decision: string): Promise<string | null> {
  const body = new URLSearchParams({ decision });
  const response = await fetch(approveUrl ?? '', { method: 'POST', body, redirect: 'manual' });
  return response.headers.get('location');
}

test('captures the approved amount once, and refunds it in parts', async () => {
  const key = randomUUID();
  const order = await payPal.createOrder({ key, money: usd('80.50'), note: 'Overpayment', ...BACK });
  expect(order).toMatchObject({ state: 'CREATED', capture: null });
  await expect(payPal.captureOrder(order.id)).rejects.toBeInstanceOf(GatewayDeclined);
  expect(await decide(order.approveUrl, 'pay')).toBe(
    `http://localhost/paid?token=${order.id}&PayerID=SANDBOXPAYER`,
  );
  expect(await payPal.showOrder(order.id)).toMatchObject({ state: 'APPROVED' });
  const taken = await payPal.captureOrder(order.id);
  expect(taken).toMatchObject({ key, state: 'CAPTURED' });
  expect(await payPal.captureOrder(order.id)).toEqual(taken);
  await payPal.refund({ key: randomUUID(), reference: taken.reference, money: usd('30.50') });
  const now = Date.now();
  const books = await Array.fromAsync(payPal.transactions(new Date(now - 60_000), new Date(now + 60_000)));
  const entry = books.find(({ reference }) => reference === taken.reference);
  expect([entry?.key, entry?.money.amount.toFixed(2), entry?.refunded.toFixed(2)]).toEqual([
    key,
    '80.50',
    '30.50',
  ]);
});

test('an account without money is declined; a buyer who cancels has agreed to nothing', async () => {
  const empty = await payPal.createOrder({ key: randomUUID(), money: usd('5.00'), note: '', ...BACK });
  await decide(empty.approveUrl, 'empty');
  await expect(payPal.captureOrder(empty.id)).rejects.toMatchObject({ code: 'CARD_DECLINED' });
  const left = await payPal.createOrder({ key: randomUUID(), money: usd('5.00'), note: '', ...BACK });
  expect(await decide(left.approveUrl, 'cancel')).toBe(`http://localhost/not-paid?token=${left.id}`);
  expect(await payPal.showOrder(left.id)).toMatchObject({ state: 'CREATED' });
});

test('a repeated order is created once; an unknown one is not found', async () => {
  const order = { key: randomUUID(), money: usd('5.00'), note: '', ...BACK };
  const first = await payPal.createOrder(order);
  expect((await payPal.createOrder(order)).id).toBe(first.id);
  expect(await payPal.showOrder('NONE')).toBeNull();
});
