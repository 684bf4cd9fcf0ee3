import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { followGatewayEvent } from '../../server/domains/paying/refunds/follow-gateway-event.ts';
import { theirTransactions } from '../../server/domains/reconciliation/runs/their-books.ts';
import { createActor } from '../../server/test/actors.ts';
import { testDatabase } from '../../server/test/database.ts';
import { newInvoice, readInvoice } from '../../server/test/money/invoices.ts';
import { pay } from '../../server/test/money/paying.ts';
import { sandboxOfTest } from '../../server/test/money/payments-sandbox.ts';
import { run } from '../../server/test/run.ts';
import { testServices } from '../../server/test/services.ts';
import { openShop } from '../../server/test/shop.ts';

const { db } = await testDatabase();
const sandbox = await sandboxOfTest();
const { gateways } = sandbox;
const shop = await openShop(db);
const luna = await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [shop.luna] });
const orion = await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [shop.orion] });

const BY_CODE = { SQUARE: { gatewayId: 1, prefix: 'cnon:' }, NMI: { gatewayId: 2, prefix: 'tok-' } } as const;

async function paidWith(code: keyof typeof BY_CODE, nonce: string) {
  const { gatewayId, prefix } = BY_CODE[code];
  const { globalId, number } = await newInvoice(shop, shop.buyer);
  const card = { token: `${prefix}card-nonce-${nonce}`, gatewayId, postalCode: '10001' };
  const input = { invoices: [{ id: globalId }], prepayments: [], credits: [], card };
  const paid = await pay(luna, sandbox, input);
  const charge = await db.charge.findFirstOrThrow({
    orderBy: { id: 'desc' },
    include: { payments: true },
  });
  const hour = 3_600_000;
  const [from, until] = [new Date(Date.now() - hour), new Date(Date.now() + hour)];
  // NMI's refunds are only in its books.
  const books = await theirTransactions(gateways, code, { from, until, now: until });
  const bank = books.find(({ key }) => key === charge.gatewayKey);
  return { paid, charge, bank, invoice: await readInvoice(shop.buyer, number) };
}

test.each([
  ['SQUARE', 'held-less'],
  ['NMI', 'held-less'],
  ['SQUARE', 'held-jpy'],
  ['NMI', 'held-jpy'],
] as const)(
  '%s, %s: releases an authorization that differs from the request, and records nothing',
  async (gateway, nonce) => {
    const { paid, charge, bank, invoice } = await paidWith(gateway, nonce);
    expect(paid).toMatchObject({ code: 'HELD_OTHERWISE' });
    expect(charge).toMatchObject({ state: 'RELEASED', payments: [] });
    expect(bank).toMatchObject({ state: 'RELEASED' });
    expect(invoice.status.code).toBe('OPEN');
  },
);

test.each([
  ['SQUARE', 'taken-less', 'REFUNDED'],
  ['NMI', 'taken-less', 'REFUNDED'],
  ['SQUARE', 'capture-declined', 'RELEASED'],
  ['NMI', 'capture-declined', 'RELEASED'],
] as const)('%s, %s: nothing is paid, and the card has its money again', async (gateway, nonce, state) => {
  const { paid, charge, bank, invoice } = await paidWith(gateway, nonce);
  expect(paid).toMatchObject({ code: 'CAPTURE_FAILED' });
  expect(charge).toMatchObject({ state: 'UNDONE', payments: [{ available: expect.anything() }] });
  expect(charge.payments.map(({ reversed, amount }) => reversed.equals(amount))).toEqual([true]);
  expect(bank).toMatchObject({ state });
  expect(invoice.status.code).toBe('OPEN');
});

test.each([
  ['CHARGEBACK', '1000', 'JPY'],
  ['CHARGEBACK', '45', 'EUR'],
  ['CHARGEBACK', null, null],
  ['REFUNDED', '9999.99', 'USD'],
  ['REFUNDED', '1.00', 'CAD'],
] as const)('%s of %s %s takes nothing back', async (kind, amount, currency) => {
  const { charge } = await paidWith('SQUARE', 'ok');
  const event = await db.gatewayEvent.create({
    data: {
      gateway: 'SQUARE',
      eventId: randomUUID(),
      kind,
      reference: charge.reference,
      refundReference: kind === 'REFUNDED' ? randomUUID() : null,
      amount,
      currency,
      happenedAt: new Date(),
    },
  });
  const before = await db.ledgerEntry.count();
  const services = { ...(await testServices()), gateways };
  expect(await followGatewayEvent(event, { db, databaseUrl: '', services, now: new Date() })).toBe(false);
  expect(await db.ledgerEntry.count()).toBe(before);
  expect(await db.gatewayRefund.count({ where: { chargeId: charge.id } })).toBe(0);
});

test('an event with another amount confirms nothing', async () => {
  const { charge } = await paidWith('SQUARE', 'ok');
  await db.charge.update({ where: { id: charge.id }, data: { state: 'RECORDED' } });
  const eventData = {
    gateway: 'SQUARE',
    kind: 'CAPTURED',
    reference: charge.reference,
    happenedAt: new Date(),
  };
  const event = await db.gatewayEvent.create({
    data: { ...eventData, eventId: randomUUID(), amount: '1.00', currency: 'USD' },
  });
  const services = { ...(await testServices()), gateways };
  expect(await followGatewayEvent(event, { db, databaseUrl: '', services, now: new Date() })).toBe(false);
  expect(await db.charge.findUniqueOrThrow({ where: { id: charge.id } })).toMatchObject({
    state: 'RECORDED',
  });
});

test('charges a stored card only for its owner', async () => {
  const reference = 'ccof:standing-visa-2030';
  const kept = { customerId: shop.luna, userId: luna.userId ?? 0, gateway: 'SQUARE' };
  const face = { brand: 'VISA', last4: '1111', expMonth: 12, expYear: 2030, nameOnCard: 'Ann' };
  const data = { ...kept, ...face, gatewayCardReference: reference };
  const { id } = await db.savedCard.create({ data });
  const pays = async (token: string) => {
    const { globalId } = await newInvoice(shop, shop.buyer);
    const card = { token, postalCode: '10001' };
    return pay(luna, sandbox, { invoices: [{ id: globalId }], prepayments: [], credits: [], card });
  };
  expect(await pays(reference)).toMatchObject({ isConfirmed: true });
  await db.savedCard.update({ where: { id }, data: { customerId: shop.orion, userId: orion.userId ?? 0 } });
  const before = await db.charge.count();
  for (const token of [
    reference,
    'ccof:standing-amex-2031',
    'EXTERNAL',
    'CASH',
    'R2B3Z8WMVt3EAmzYWLZvz7Y69EbZY',
  ])
    expect([token, await pays(token)]).toMatchObject([token, { code: 'NOT_FOUND' }]);
  expect(await db.charge.count()).toBe(before);
});

test('a card or payment of another customer cannot be stored', async () => {
  const document = `mutation ($input: AddCardInput!) { result: addCard(input: $input) { __typename
    ... on InvalidInputError { issues { path code } } } }`;
  for (const token of ['ccof:standing-visa-2030', 'R2B3Z8WMVt3EAmzYWLZvz7Y69EbZY']) {
    const { data } = await run(orion, document, { input: { token, nameOnCard: 'Mallory' } }, { gateways });
    expect(data.result).toMatchObject({ issues: [{ path: 'token', code: 'UNKNOWN' }] });
  }
});
