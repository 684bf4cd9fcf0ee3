import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import { signed } from '../../scripts/payments-sandbox/webhooks.ts';
import { startProduct } from '../../test/product/product.ts';
import { onGatewayEvent } from '../domains/cards/gateway-events/gateway-event-rules.ts';
import { handleGatewayEvent } from '../domains/cards/gateway-events/handle-gateway-event.task.ts';
import { decimal } from '../lib/money.ts';
import { sandboxOfTest } from '../test/money/payments-sandbox.ts';
import { testServices } from '../test/services.ts';

const sandbox = await sandboxOfTest();
const services = await testServices();
const { gateways } = sandbox;
const { url, db, stop } = await startProduct({ seed: 'reference', services: { gateways } });
afterAll(stop);
const registered = services.config.publicUrl;
await sandbox.control('PUT', 'listener', { deliverTo: url, registered });

/** Waits until a condition holds, because events are processed later. */
async function eventually<Found>(look: () => Promise<Found | null | undefined>): Promise<Found> {
  for (;;) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const kept = (where: { gateway: string; kind: string; reference?: string }) =>
  eventually(() => db.gatewayEvent.findFirst({ where }));

test.each(['SQUARE', 'NMI'] as const)('%s reports captures and refunds', async (code) => {
  const gateway = gateways.cards(code);
  const { reference = '' } =
    (await gateway?.authorize({
      key: randomUUID(),
      money: { amount: decimal('9.50'), currency: 'USD' },
      card: { token: `${code === 'SQUARE' ? 'cnon:' : 'tok-'}card-nonce-chargeback`, postalCode: null },
      note: '',
    })) ?? {};
  await gateway?.capture(reference);
  const captured = await kept({ gateway: code, kind: 'CAPTURED', reference });
  expect(captured).toMatchObject({ currency: 'USD', handledAt: null });
  expect(decimal(captured.amount ?? '0').toFixed(2)).toBe('9.50');
  const refund = await gateway?.refund({
    key: randomUUID(),
    reference,
    money: { amount: decimal('1.50'), currency: 'USD' },
  });
  const refunded = await kept({ gateway: code, kind: 'REFUNDED', reference });
  expect(refunded.refundReference).toBe(code === 'SQUARE' ? refund : null);
  const back = await kept({ gateway: code, kind: 'CHARGEBACK' });
  // NMI sends only the card and the amount.
  expect(back.reference).toBe(code === 'SQUARE' ? reference : null);
});

test('PayPal reports events, and verifies them', async () => {
  const { payPal } = gateways;
  const back = { returnUrl: 'http://localhost/', cancelUrl: 'http://localhost/' };
  const money = { amount: decimal('20.00'), currency: 'USD' };
  const order = await payPal?.createOrder({ key: randomUUID(), money, note: '', ...back });
  const body = new URLSearchParams({ decision: 'pay' });
  await fetch(order?.approveUrl ?? '', { method: 'POST', body, redirect: 'manual' });
  const { reference = '' } = (await payPal?.captureOrder(order?.id ?? '')) ?? {};
  await kept({ gateway: 'PAYPAL', kind: 'CAPTURED', reference });
});

test('a repeated event is the same one', async () => {
  const [event] = (await sandbox.control('GET', 'events')) as { id: string }[];
  const before = await db.gatewayEvent.count();
  expect(await sandbox.control('POST', `events/${event?.id}/replay`)).toEqual({ status: 200 });
  expect(await db.gatewayEvent.count()).toBe(before);
});

const EVENT = JSON.stringify({
  type: 'payment.updated',
  event_id: 'forged-1',
  created_at: '2026-06-01T10:00:00Z',
  data: {
    object: { payment: { id: 'P1', status: 'COMPLETED', amount_money: { amount: 100, currency: 'USD' } } },
  },
});

test.each<[string, 'square' | 'nmi' | 'paypal', string, Record<string, string>]>([
  ['nobody signed', 'square', EVENT, {}],
  ['nobody signed', 'nmi', EVENT, {}],
  ['nobody signed', 'paypal', EVENT, {}],
  [
    'somebody changed',
    'square',
    `${EVENT} `,
    signed('square', '', EVENT, `${registered}/webhooks/payments/square`),
  ],
  ['was signed for another address', 'square', EVENT, signed('square', '', EVENT, 'https://elsewhere.test/')],
  ['somebody changed', 'nmi', `${EVENT} `, signed('nmi', '', EVENT, '')],
  ['was signed for another gateway', 'nmi', EVENT, signed('square', '', EVENT, '')],
  ['PayPal did not sign', 'paypal', `${EVENT} `, signed('paypal', 'x', EVENT, '')],
])('what %s is not believed: %s', async (_what, gateway, body, headers) => {
  const before = await db.gatewayEvent.count();
  const response = await fetch(`${url}/webhooks/payments/${gateway}`, { method: 'POST', body, headers });
  expect([response.status, await response.json()]).toEqual([403, { code: 'WEBHOOK_FORGED' }]);
  expect(await db.gatewayEvent.count()).toBe(before);
});

/** An event with an invalid value. */
const EVENT_WITH = {
  'a NUL in its id': EVENT.replace('forged-1', 'forged\\u0000'),
  'a NUL in its reference': EVENT.replace('"P1"', '"P\\u0000"'),
  'half a sign': EVENT.replace('forged-1', 'forged\\ud800'),
  'an id without end': EVENT.replace('forged-1', 'x'.repeat(2_000)),
  'no currency': EVENT.replace('USD', 'US$'),
  'an amount beyond counting': EVENT.replace('100', '9007199254740991'),
  'a day long gone': EVENT.replace('2026-06-01', '0001-01-01'),
  'a day that never comes': EVENT.replace('2026-06-01T10:00:00Z', '+275760-09-13T00:00:00Z'),
  'no JSON': '{"type":',
  'raw zeros': '\0\0\0',
  nothing: '',
  'no event': '[]',
} as const;

test.each(Object.entries(EVENT_WITH))('a signed body with %s is answered 400', async (_what, body) => {
  const address = `${url}/webhooks/payments/square`;
  const headers = signed('square', '', body, `${registered}/webhooks/payments/square`);
  const before = await db.gatewayEvent.count();
  const response = await fetch(address, { method: 'POST', body, headers });
  expect([response.status, await response.json()]).toEqual([400, { code: 'WEBHOOK_UNREADABLE' }]);
  expect(await db.gatewayEvent.count()).toBe(before);
});

test.each(['nmi', 'paypal'] as const)('so is one of %s', async (gateway) => {
  const text = 'x\\u0000';
  const event =
    gateway === 'nmi'
      ? `{"event_id":"${text}","event_type":"t","event_body":{}}`
      : `{"id":"${text}","event_type":"t","create_time":"2026-06-01T10:00:00Z","resource":{}}`;
  for (const body of [event, '{']) {
    const headers = signed(gateway, 'x', body, '');
    const response = await fetch(`${url}/webhooks/payments/${gateway}`, { method: 'POST', body, headers });
    expect([body, response.status]).toEqual([body, 400]);
  }
});

test('other gateways and methods are not there', async () => {
  expect((await fetch(`${url}/webhooks/payments/stripe`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${url}/webhooks/payments/square`)).status).toBe(405);
});

test('a rule handles an event once, also on repeated runs; failures are retried', async () => {
  const seen: string[] = [];
  onGatewayEvent(async ({ eventId }) => {
    if (!eventId.startsWith('rule-')) return false;
    seen.push(eventId);
    if (seen.length === 1) throw new Error('too early');
    return true;
  });
  const { id: gatewayEventId } = await db.gatewayEvent.create({
    data: { gateway: 'SQUARE', eventId: 'rule-1', kind: 'OTHER', happenedAt: new Date() },
  });
  const attempt = () =>
    handleGatewayEvent.run(JSON.parse(handleGatewayEvent.write({ gatewayEventId })), {
      db,
      databaseUrl: '',
      services,
      now: new Date(),
    });
  await expect(attempt()).rejects.toThrow('too early');
  await attempt();
  await attempt();
  expect(seen).toEqual(['rule-1', 'rule-1']);
});
