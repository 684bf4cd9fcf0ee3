import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { sandboxGateways } from '../config/gateway-settings.ts';
import { decimal } from '../lib/money.ts';
import { failingServer } from '../test/failing-server.ts';
import { sandboxOfTest } from '../test/money/payments-sandbox.ts';
import { type CardGatewayCode, createGateways } from './create-gateways.ts';
import { type CardGateway, GatewayDeclined, GatewayUnavailable } from './gateway.ts';

const { gateways } = await sandboxOfTest();

function gateway(code: CardGatewayCode): CardGateway {
  const found = gateways.cards(code);
  if (!found) throw new Error(`${code} is not set up`);
  return found;
}

const usd = (amount: string) => ({ amount: decimal(amount), currency: 'USD' });
const PLACE = { line1: '1 Moon Street', city: 'New York', state: 'NY', country: 'US' };
const HOLDER = { reference: null, name: 'Ann Buyer', email: 'ann@luna.test', postalCode: '10001', ...PLACE };

describe.each(['SQUARE', 'NMI'] as const)('%s', (code) => {
  const { authorize, capture, release, refund, find, transactions, keepCard, forgetCard } = gateway(code);
  const prefix = code === 'SQUARE' ? 'cnon:' : 'tok-';
  const charge = (nonce: string, { key = randomUUID(), amount = '12.34' } = {}) =>
    authorize({
      key,
      money: usd(amount),
      card: { token: `${prefix}card-nonce-${nonce}`, postalCode: '10001' },
      note: 'INV-1 & more',
    });

  test('holds money, takes it once, and gives it back in parts', async () => {
    const key = randomUUID();
    const { reference, card } = await charge('ok', { key });
    expect(card).toEqual({ brand: 'VISA', last4: '1111', expMonth: 12, expYear: 2030 });
    expect(await find(key)).toMatchObject({ reference, key, state: 'AUTHORIZED' });
    await capture(reference);
    await capture(reference);
    const [first, again] = [randomUUID(), randomUUID()];
    const given = await refund({ key: first, reference, money: usd('2.00') });
    expect(await refund({ key: first, reference, money: usd('2.00') })).toBe(given);
    await refund({ key: again, reference, money: usd('0.34') });
    const books = await Array.fromAsync(
      transactions(new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)),
    );
    const entry = books.find((each) => each.reference === reference);
    expect(entry).toMatchObject({ key, state: 'CAPTURED' });
    expect([entry?.money.amount.toFixed(2), entry?.refunded.toFixed(2)]).toEqual(['12.34', '2.34']);
    expect((await find(key))?.refunded.toFixed(2)).toBe('2.34');
    await expect(refund({ key: randomUUID(), reference, money: usd('10.01') })).rejects.toMatchObject({
      code: 'AMOUNT_REFUSED',
    });
    await refund({ key: randomUUID(), reference, money: usd('10.00') });
    expect(await find(key)).toMatchObject({ state: 'REFUNDED' });
    await capture(reference);
  });

  test('a call that is repeated answers the first, and holds the money once', async () => {
    const key = randomUUID();
    const first = await charge('ok', { key });
    expect(await charge('ok', { key })).toEqual(first);
    await release(first.reference);
    await release(first.reference);
    expect(await find(key)).toMatchObject({ state: 'RELEASED' });
    await expect(capture(first.reference)).rejects.toThrow();
  });

  test.each([
    ['declined', 'CARD_DECLINED'],
    ['no-funds', 'INSUFFICIENT_FUNDS'],
    ['expired', 'CARD_EXPIRED'],
    ['rejected-cvv', 'CSC_WRONG'],
    ['rejected-postalcode', 'POSTAL_CODE_WRONG'],
    ['unheard-of', 'CARD_INVALID'],
  ])('a card that is %s is declined as %s, with words of the gateway', async (nonce, declined) => {
    const error = await charge(nonce).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GatewayDeclined);
    expect(error).toMatchObject({ code: declined, texts: [expect.stringMatching(/\w/)] });
  });

  test('an amount beyond the account is refused', async () => {
    await expect(charge('ok', { amount: '50000.01' })).rejects.toMatchObject({ code: 'AMOUNT_REFUSED' });
  });

  test.each(['no-answer', 'server-error'])(
    '%s has an unknown result, and nothing was authorized',
    async (nonce) => {
      const key = randomUUID();
      await expect(charge(nonce, { key })).rejects.toBeInstanceOf(GatewayUnavailable);
      expect(await find(key)).toBeNull();
    },
  );

  test.each(['lost-answer', 'garbage'])(
    '%s has an unknown result, and the next call finds it',
    async (nonce) => {
      const key = randomUUID();
      await expect(charge(nonce, { key })).rejects.toBeInstanceOf(GatewayUnavailable);
      const found = await find(key);
      expect(found).toMatchObject({ state: 'AUTHORIZED' });
      expect((await charge(nonce, { key })).reference).toBe(found?.reference);
    },
  );

  test('a failed capture is declined; a capture without a response happens once', async () => {
    const withdrawn = await charge('capture-declined');
    await expect(capture(withdrawn.reference)).rejects.toBeInstanceOf(GatewayDeclined);
    const lost = await charge('capture-lost');
    await expect(capture(lost.reference)).rejects.toBeInstanceOf(GatewayUnavailable);
    await capture(lost.reference);
  });

  test('keeps a card, charges it, and forgets it', async () => {
    const kept = await keepCard({ key: randomUUID(), token: `${prefix}card-nonce-ok`, holder: HOLDER });
    expect(kept.card).toMatchObject({ brand: 'VISA', last4: '1111' });
    const card = { cardReference: kept.cardReference, customerReference: kept.customerReference };
    const order = { money: usd('5.00'), card, note: '' };
    expect((await authorize({ key: randomUUID(), ...order })).card).toMatchObject({ last4: '1111' });
    await forgetCard(card);
    await forgetCard(card);
    await expect(authorize({ key: randomUUID(), ...order })).rejects.toMatchObject({ code: 'CARD_INVALID' });
  });

  test('does not store a card that fails verification', async () => {
    const token = `${prefix}card-nonce-rejected-cvv`;
    await expect(keepCard({ key: randomUUID(), token, holder: HOLDER })).rejects.toMatchObject({
      code: 'CSC_WRONG',
    });
  });

  test('books that cannot be read are not empty ones', async () => {
    const { url } = await failingServer('garbage');
    const odd = createGateways(sandboxGateways(url, { timeoutMs: 1_000, standard: null })).cards(code);
    const books = odd?.transactions(new Date(0), new Date()) ?? [];
    await expect(Array.fromAsync(books)).rejects.toBeInstanceOf(GatewayUnavailable);
    await expect(odd?.find('any')).rejects.toBeInstanceOf(GatewayUnavailable);
  });

  test('a gateway that is not there is unavailable', async () => {
    const away = createGateways(sandboxGateways('http://127.0.0.1:9', { timeoutMs: 1_000, standard: null }));
    const card = { token: 'any', postalCode: null };
    await expect(
      away.cards(code)?.authorize({ key: randomUUID(), money: usd('1.00'), card, note: '' }),
    ).rejects.toBeInstanceOf(GatewayUnavailable);
  });
});
