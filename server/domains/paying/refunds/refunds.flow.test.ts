import { expect, test } from '@jest/globals';
import type { GatewayEvent } from '../../../database/generated/client.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { decimal } from '../../../lib/money.ts';
import { createActor } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { bill, newInvoice, readInvoice } from '../../../test/money/invoices.ts';
import { pay, payPalOrder, sandboxCard } from '../../../test/money/paying.ts';
import { sandboxOfTest } from '../../../test/money/payments-sandbox.ts';
import { runDueJobs } from '../../../test/orders/due-jobs.ts';
import { requireNews } from '../../../test/require-news.ts';
import { run } from '../../../test/run.ts';
import { testServices } from '../../../test/services.ts';
import { openShop } from '../../../test/shop.ts';
import { reasonIn } from '../../orders/rules/system-reasons.ts';
import { followGatewayEvent } from './follow-gateway-event.ts';
import { passOnRefunds } from './pass-on-refunds.ts';

const database = await testDatabase();
const { db, url } = database;
const sandbox = await sandboxOfTest();
const shop = await openShop(db);
await requireNews(database.pool);
const { buyer, admin } = shop;
const owner = await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [shop.luna] });
const services = { ...(await testServices()), gateways: sandbox.gateways };

/** An invoice paid by card, with the gateway's reference of the money. */
async function paidInvoice() {
  const { globalId, number, total } = await newInvoice(shop, buyer);
  const input = { invoices: [{ id: globalId }], prepayments: [], credits: [], card: sandboxCard() };
  expect(await pay(owner, sandbox, input)).toMatchObject({ isConfirmed: true });
  const payment = await db.payment.findFirstOrThrow({ orderBy: { id: 'desc' }, include: { charge: true } });
  return { number, total, payment, charge: payment.charge ?? { id: 0, reference: '', gatewayKey: '' } };
}

let events = 0;
/** Processes a Square event, as its webhook stores it. */
async function notify(facts: Partial<GatewayEvent>): Promise<boolean> {
  events += 1;
  const event = await db.gatewayEvent.upsert({
    where: { gateway_eventId: { gateway: 'SQUARE', eventId: facts.eventId ?? `event-${events}` } },
    update: {},
    create: {
      gateway: 'SQUARE',
      eventId: facts.eventId ?? `event-${events}`,
      kind: facts.kind ?? 'OTHER',
      reference: facts.reference ?? null,
      refundReference: facts.refundReference ?? null,
      amount: facts.amount ?? null,
      currency: 'USD',
      happenedAt: new Date(),
    },
  });
  return followGatewayEvent(event, { db, databaseUrl: url, services, now: new Date() });
}

const atGateway = async (key: string) => sandbox.gateways.cards('SQUARE')?.find(key);
const refunds = () => passOnRefunds({ db, services }, new Date());

test('a chargeback reopens the invoice, also if reported repeatedly', async () => {
  const { number, total, charge, payment } = await paidInvoice();
  const notified = { kind: 'CHARGEBACK', reference: charge.reference, eventId: 'dispute' };
  expect(await notify({ ...notified, amount: payment.amount })).toBe(true);
  expect(await notify({ ...notified, amount: payment.amount })).toBe(true);
  expect(await readInvoice(buyer, number)).toMatchObject({ balance: total, status: { code: 'OPEN' } });
  const after = await db.payment.findUniqueOrThrow({ where: { id: payment.id } });
  expect([after.refunded, after.applied, after.available].map(String)).toEqual([
    String(payment.amount),
    '0',
    '0',
  ]);
  const shown = await run(owner, `{ payment(number: "${payment.number}") { refunded chargedBack } }`);
  const amount = String(payment.amount);
  expect(shown.data.payment).toEqual({ refunded: amount, chargedBack: amount });
  const statement = '{ accountStatement { movements { number reason } } }';
  for (const language of ['en', 'fr'] as const) {
    const { data } = await run(owner, statement, {}, { language });
    expect(data.accountStatement.movements.at(-1)).toEqual({
      number: payment.number,
      reason: reasonIn('CHARGEBACK', language),
    });
  }
  // Money that the bank returned is not refunded again.
  await refunds();
  expect((await atGateway(charge.gatewayKey))?.refunded.toFixed(2)).toBe('0.00');
  await runDueJobs(database);
  const notices = await db.notice.findMany({ where: { event: 'PAYMENT_CHARGED_BACK' } });
  const facts = {
    amount: payment.amount.toFixed(2),
    reopened: [{ number, amount: decimal(total).toFixed(2) }],
    cause: 'BANK',
  };
  const users = notices.map(({ userId }) => userId);
  expect(users).toEqual(expect.arrayContaining([admin.userId, owner.userId]));
  for (const notice of notices) expect(notice).toMatchObject({ number: payment.number, facts });
});

test('a refund goes back to the card once, and its own event changes nothing', async () => {
  const { charge, payment } = await paidInvoice();
  const id = encodeGlobalId('Payment', payment.id);
  const input = { id, amount: '3.00', reason: 'Too much', reopenInvoices: true };
  expect(await bill(admin, 'refundPayment', input)).toMatchObject({ payment: { refunded: '3' } });
  await Promise.all([refunds(), refunds()]);
  await refunds();
  expect((await atGateway(charge.gatewayKey))?.refunded.toFixed(2)).toBe('3.00');
  const refund = await db.gatewayRefund.findFirstOrThrow({ where: { chargeId: charge.id } });
  expect(refund).toMatchObject({ state: 'DONE', reference: expect.any(String) });
  const notified = { kind: 'REFUNDED', reference: charge.reference, refundReference: refund.reference };
  expect(await notify({ ...notified, amount: refund.amount })).toBe(true);
  expect(await db.payment.findUniqueOrThrow({ where: { id: payment.id } })).toMatchObject({
    refunded: refund.amount,
  });
});

test('notifies the customer and staff of a declined refund', async () => {
  const { charge, payment } = await paidInvoice();
  const id = encodeGlobalId('Payment', payment.id);
  await bill(admin, 'refundPayment', { id, amount: '3.00', reason: 'Too much', reopenInvoices: true });
  // Somebody refunds all of it at the gateway first.
  const money = { amount: decimal(payment.amount), currency: 'USD' };
  const reference = charge.reference ?? '';
  await sandbox.gateways.cards('SQUARE')?.refund({ key: 'by-hand', reference, money });
  await refunds();
  const { refunded, available } = await db.payment.findUniqueOrThrow({ where: { id: payment.id } });
  expect([refunded, available].map(String)).toEqual(['0', '3']);
  await runDueJobs(database);
  const notices = await db.notice.findMany({ where: { event: 'REFUND_FAILED', number: payment.number } });
  expect(new Set(notices.map(({ side }) => side))).toEqual(new Set(['CUSTOMER', 'STAFF']));
  for (const { facts } of notices) expect(facts).toMatchObject({ amount: '3.00', cause: 'BANK' });
});

test('money of PayPal goes back to PayPal', async () => {
  const shared = await testServices();
  const document = `mutation ($input: AddPayPalOverpaymentInput!) { result: addPayPalOverpayment(input: $input) {
    ... on AddPayPalOverpaymentSuccess { payment { id } } } }`;
  const payPalOrderId = await payPalOrder({ actor: owner, customerId: shop.luna });
  const { data } = await run(owner, document, { input: { payPalOrderId } });
  const input = { id: data.result.payment.id, amount: '5.00', reason: 'Too much', reopenInvoices: false };
  expect(await bill(admin, 'refundPayment', input)).toMatchObject({ payment: { refunded: '5' } });
  await passOnRefunds({ db, services: shared }, new Date());
  const refund = await db.gatewayRefund.findFirstOrThrow({ where: { gateway: 'PAYPAL' } });
  expect(refund).toMatchObject({ state: 'DONE', lastError: null, reference: expect.any(String) });
});

test('a refund that was made at the gateway is followed', async () => {
  const { number, charge, payment } = await paidInvoice();
  const amount = payment.amount;
  const notified = { kind: 'REFUNDED', reference: charge.reference, refundReference: 'made-by-hand' };
  expect(await notify({ ...notified, amount })).toBe(true);
  expect(await notify({ ...notified, amount })).toBe(true);
  expect(await readInvoice(buyer, number)).toMatchObject({ status: { code: 'OPEN' } });
});

test('retries an early event; ignores an unknown one', async () => {
  const { charge } = await paidInvoice();
  await db.charge.update({ where: { id: charge.id }, data: { state: 'AUTHORIZED' } });
  await expect(notify({ kind: 'CAPTURED', reference: charge.reference })).rejects.toThrow(/not recorded yet/);
  await db.charge.update({ where: { id: charge.id }, data: { state: 'RECORDED' } });
  expect(await notify({ kind: 'CAPTURED', reference: charge.reference })).toBe(true);
  expect(await db.charge.findUniqueOrThrow({ where: { id: charge.id } })).toMatchObject({
    state: 'CAPTURED',
  });
  expect(await notify({ kind: 'CHARGEBACK', reference: 'somebody else’s' })).toBe(false);
});
