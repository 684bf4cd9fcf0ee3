import { expect, test } from '@jest/globals';
import { moneyIn } from '../../lib/locale-formats.ts';
import { decimal } from '../../lib/money.ts';
import { createActor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { newCredit } from '../../test/money/credits.ts';
import { newInvoice, newPayment, readInvoice, readPayment } from '../../test/money/invoices.ts';
import { pay, preview, sandboxCard } from '../../test/money/paying.ts';
import { sandboxOfTest } from '../../test/money/payments-sandbox.ts';
import { sentMails } from '../../test/orders/sent-mails.ts';
import { requireNews } from '../../test/require-news.ts';
import { run } from '../../test/run.ts';
import { testServices } from '../../test/services.ts';
import { openShop } from '../../test/shop.ts';
import { settleCharges } from './charges/settle-charges.ts';

const database = await testDatabase();
const { db, sql } = database;
const sandbox = await sandboxOfTest();
const shop = await openShop(db);
await requireNews(database.pool);
const { buyer, admin } = shop;
const owner = await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [shop.luna, shop.outlet] });

/** Runs the task that ends abandoned charges; `minutes` later. */
async function settle(minutes = 0): Promise<void> {
  const services = { ...(await testServices()), gateways: sandbox.gateways };
  await db.charge.updateMany({ data: { leasedUntil: null } });
  await settleCharges({ db, services }, new Date(Date.now() + minutes * 60_000));
}

/** The state of the last charge at the sandbox. */
async function atGateway() {
  const { gatewayKey } = await db.charge.findFirstOrThrow({ orderBy: { id: 'desc' } });
  const found = await sandbox.gateways.cards('SQUARE')?.find(gatewayKey);
  return found?.state ?? null;
}

const lastCharge = () => db.charge.findFirstOrThrow({ orderBy: { id: 'desc' } });

test('invoices are paid with a prepayment and a card: held, recorded, taken', async () => {
  const first = await newInvoice(shop, buyer);
  const second = await newInvoice(shop, buyer);
  const prepayment = await newPayment(shop, shop.luna, '10.00');
  const invoices = [{ id: first.globalId }, { id: second.globalId, amount: '20.00' }];
  const prepayments = [{ id: prepayment.globalId, amount: '10.00' }];
  const seen = await preview(owner, { invoices, prepayments, credits: [] });
  const amount = decimal(first.total).plus('10').toFixed(2);
  expect(seen).toMatchObject({
    total: decimal(first.total).plus('20').toFixed(),
    prepayments: '10',
    rest: '0',
    problems: [],
    legs: [
      { source: 'PREPAYMENT', sourceNumber: prepayment.number, invoiceNumber: first.number, amount: '10' },
      { source: 'MONEY', sourceNumber: null, invoiceNumber: first.number },
      { source: 'MONEY', invoiceNumber: second.number, amount: '20' },
    ],
  });
  const paid = await pay(owner, sandbox, { invoices, prepayments, credits: [], card: sandboxCard() });
  expect(paid).toMatchObject({
    __typename: 'PayInvoicesSuccess',
    isConfirmed: true,
    payments: [
      {
        method: 'CARD',
        amount: decimal(amount).toFixed(),
        available: '0',
        charge: { isConfirmed: true, gateway: 'SQUARE', cardBrand: 'VISA', cardLast4: '1111' },
      },
      { number: prepayment.number, available: '0' },
    ],
    invoices: [
      { number: first.number, status: { code: 'PAID' }, balance: '0' },
      { number: second.number, status: { code: 'PARTIALLY_PAID' }, applied: '20' },
    ],
  });
  expect(await atGateway()).toBe('CAPTURED');
});

test('without new money no gateway is asked', async () => {
  const { globalId } = await newInvoice(shop, buyer);
  const prepayment = await newPayment(shop, shop.luna, '5.00');
  const charges = await db.charge.count();
  const invoices = [{ id: globalId, amount: '5.00' }];
  const prepayments = [{ id: prepayment.globalId }];
  expect(await pay(owner, null, { invoices, prepayments, credits: [] })).toMatchObject({
    isConfirmed: true,
    payments: [{ number: prepayment.number, available: '0' }],
    invoices: [{ applied: '5' }],
  });
  expect(await db.charge.count()).toBe(charges);
  expect(await pay(owner, null, { invoices, prepayments: [], credits: [] })).toMatchObject({
    issues: [{ path: 'card', code: 'REQUIRED' }],
  });
});

test.each([
  ['declined', 'CARD_DECLINED'],
  ['no-funds', 'INSUFFICIENT_FUNDS'],
  ['expired', 'CARD_EXPIRED'],
  ['rejected-cvv', 'CSC_WRONG'],
  ['rejected-postalcode', 'POSTAL_CODE_WRONG'],
])('a card that is %s leaves nothing applied, and another one pays', async (nonce, code) => {
  const { globalId, number, total } = await newInvoice(shop, buyer);
  const input = { invoices: [{ id: globalId }], prepayments: [], credits: [] };
  const declined = await pay(owner, sandbox, { ...input, card: sandboxCard(nonce) });
  expect(declined).toMatchObject({ code, data: { texts: [expect.any(String)] } });
  expect(await readInvoice(buyer, number)).toMatchObject({ balance: total, status: { code: 'OPEN' } });
  expect(await lastCharge()).toMatchObject({ state: 'DECLINED', declineCode: code });
  expect(await pay(owner, sandbox, { ...input, card: sandboxCard() })).toMatchObject({ isConfirmed: true });
});

test('a double click pays once; the same key answers the same, another request with it is refused', async () => {
  const { globalId, total } = await newInvoice(shop, buyer);
  const input = {
    invoices: [{ id: globalId, amount: '7.00' }],
    prepayments: [],
    credits: [],
    card: sandboxCard(),
    idempotencyKey: 'double-click',
  };
  const [one, other] = await Promise.all([pay(owner, sandbox, input), pay(owner, sandbox, input)]);
  expect(one).toEqual(other);
  expect(one).toMatchObject({ isConfirmed: true, invoices: [{ applied: '7' }] });
  expect(await pay(owner, sandbox, input)).toEqual(one);
  expect(await pay(owner, sandbox, { ...input, invoices: [{ id: globalId, amount: '8.00' }] })).toMatchObject(
    { code: 'IDEMPOTENCY_KEY_REUSED' },
  );
  // Without a key, equal requests within some seconds count as one.
  const { idempotencyKey: _key, ...keyless } = input;
  const [a, b] = await Promise.all([pay(owner, sandbox, keyless), pay(owner, sandbox, keyless)]);
  expect(a).toEqual(b);
  expect(a.invoices).toMatchObject([{ applied: '14', balance: decimal(total).minus('14').toFixed() }]);
  // An amount that rounds to the same value is a different, invalid request.
  expect(
    await pay(owner, sandbox, { ...keyless, invoices: [{ id: globalId, amount: '7.001' }] }),
  ).toMatchObject({ code: 'INVALID_INPUT' });
});

test('of two payers of one invoice, the second is refused, and the authorization is released', async () => {
  const { globalId, total } = await newInvoice(shop, buyer);
  const other = await createActor(db, { role: 'PORTAL_ACCOUNTING', customerIds: [shop.luna] });
  const input = { invoices: [{ id: globalId, amount: total }], prepayments: [], credits: [] };
  // The first card takes three seconds, so that the second payer comes in between.
  const patient = await sandboxOfTest({ timeoutMs: 10_000 });
  const slow = pay(owner, patient, { ...input, card: sandboxCard('slow') });
  while ((await db.charge.count({ where: { userId: owner.userId ?? 0, state: 'STARTED' } })) === 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await pay(other, patient, { ...input, card: sandboxCard() })).toMatchObject({
    isConfirmed: true,
    invoices: [{ status: { code: 'PAID' } }],
  });
  expect(await slow).toMatchObject({ issues: [{ path: 'invoices.0.id', code: 'INVOICE_NOT_OWED' }] });
  const { gatewayKey, state } = await db.charge.findFirstOrThrow({
    where: { userId: owner.userId ?? 0 },
    orderBy: { id: 'desc' },
  });
  expect(state).toBe('RELEASED');
  expect(await patient.gateways.cards('SQUARE')?.find(gatewayKey)).toMatchObject({ state: 'RELEASED' });
});

test('payers at once never pay more than is owed', async () => {
  const { globalId, number, total } = await newInvoice(shop, buyer);
  const input = { invoices: [{ id: globalId, amount: total }], prepayments: [], credits: [] };
  const payers = [];
  for (let each = 0; each < 4; each += 1)
    payers.push(await createActor(db, { role: 'PORTAL_ACCOUNTING', customerIds: [shop.luna] }));
  const results = await Promise.all(
    payers.map((payer) => pay(payer, sandbox, { ...input, card: sandboxCard() })),
  );
  expect(results.filter(({ __typename }) => __typename === 'PayInvoicesSuccess')).toHaveLength(1);
  expect(await readInvoice(buyer, number)).toMatchObject({ balance: '0', applied: total });
  const userIds = payers.map(({ userId }) => userId ?? 0);
  const charges = await db.charge.findMany({ where: { userId: { in: userIds } } });
  expect(charges.filter(({ state }) => state === 'CAPTURED')).toHaveLength(1);
  expect(charges.every(({ state }) => state === 'CAPTURED' || state === 'RELEASED')).toBe(true);
});

test('more than is owed asks once, and the rest is a prepayment', async () => {
  const { globalId } = await newInvoice(shop, buyer);
  const input = {
    invoices: [{ id: globalId, amount: '10.00' }],
    prepayments: [],
    credits: [],
    amount: '12.50',
    card: sandboxCard(),
  };
  expect(await pay(owner, sandbox, input)).toMatchObject({ code: 'OVERPAYMENT', data: { beyond: '2.50' } });
  const paid = await pay(owner, sandbox, { ...input, acceptOverpayment: true });
  expect(paid).toMatchObject({ isConfirmed: true, payments: [{ amount: '12.5', available: '2.5' }] });
});

test('reverses the entries of a failed capture', async () => {
  const { globalId, number, total } = await newInvoice(shop, buyer);
  const prepayment = await newPayment(shop, shop.luna, '3.00');
  const input = {
    invoices: [{ id: globalId }],
    prepayments: [{ id: prepayment.globalId, amount: '3.00' }],
    credits: [],
    card: sandboxCard('capture-declined'),
    idempotencyKey: 'undone',
  };
  await sentMails(database);
  expect(await pay(owner, sandbox, input)).toMatchObject({ code: 'CAPTURE_FAILED' });
  expect(await readInvoice(buyer, number)).toMatchObject({ balance: total, status: { code: 'OPEN' } });
  expect(await readPayment(admin, prepayment.number)).toMatchObject({ available: '3', applied: '0' });
  const charge = await lastCharge();
  expect(charge).toMatchObject({ state: 'UNDONE' });
  expect(await db.payment.findMany({ where: { chargeId: charge.id } })).toMatchObject([
    { available: expect.anything() },
  ]);
  // Who paid, and staff, are told what is open again; a receipt was never sent.
  const mails = await sentMails(database);
  const payment = await db.payment.findFirstOrThrow({ where: { chargeId: charge.id } });
  const mail = mails.find(({ to }) => to === owner.userName);
  expect(mail?.subject).toBe(`Your bank declined payment ${payment.number}`);
  expect(mail?.text).toContain(
    `${number}, open again: ${moneyIn(total, 'USD', 'en').replace('\u00A0', ' ')}`,
  );
  expect(mail?.text).not.toContain('CAPTURE_FAILED');
  const notified = await db.notice.findMany({ where: { number: payment.number } });
  expect(new Set(notified.map(({ event }) => event))).toEqual(new Set(['PAYMENT_REVERSED']));
  expect(notified.map(({ userId }) => userId)).toEqual(expect.arrayContaining([owner.userId, admin.userId]));
  expect(await pay(owner, sandbox, input)).toMatchObject({ code: 'CAPTURE_FAILED' });
});

test('a capture without an answer stays recorded, and is found to be taken', async () => {
  const { globalId } = await newInvoice(shop, buyer);
  const input = {
    invoices: [{ id: globalId }],
    prepayments: [],
    credits: [],
    card: sandboxCard('capture-lost'),
  };
  const paid = await pay(owner, sandbox, input);
  expect(paid).toMatchObject({ isConfirmed: false, invoices: [{ status: { code: 'PAID' } }] });
  expect(await lastCharge()).toMatchObject({ state: 'RECORDED', lastError: expect.any(String) });
  await Promise.all([settle(), settle()]);
  expect(await lastCharge()).toMatchObject({ state: 'CAPTURED', lastError: null });
  expect(await atGateway()).toBe('CAPTURED');
});

test.each(['lost-answer', 'garbage'])(
  'with %s nothing is applied, and the same call again pays once',
  async (nonce) => {
    const { globalId, number, total } = await newInvoice(shop, buyer);
    const input = {
      invoices: [{ id: globalId }],
      prepayments: [],
      credits: [],
      card: sandboxCard(nonce),
      idempotencyKey: `unknown-${nonce}`,
    };
    expect(await pay(owner, sandbox, input)).toMatchObject({ code: 'PAYMENT_OUTCOME_UNKNOWN' });
    expect(await readInvoice(buyer, number)).toMatchObject({ balance: total });
    expect(await lastCharge()).toMatchObject({ state: 'STARTED' });
    expect(await pay(owner, sandbox, input)).toMatchObject({ isConfirmed: true });
    expect(await db.charge.count({ where: { requestKey: `unknown-${nonce}` } })).toBe(1);
  },
);

test('the task releases abandoned authorizations', async () => {
  const { globalId } = await newInvoice(shop, buyer);
  const input = { invoices: [{ id: globalId, amount: '4.00' }], prepayments: [], credits: [] };
  await pay(owner, sandbox, { ...input, card: sandboxCard('lost-answer'), idempotencyKey: 'left' });
  expect(await atGateway()).toBe('AUTHORIZED');
  await settle();
  expect(await lastCharge()).toMatchObject({ state: 'RELEASED' });
  expect(await atGateway()).toBe('RELEASED');
  // A charge that never arrived is looked up for some minutes, then abandoned.
  await pay(owner, sandbox, { ...input, card: sandboxCard('no-answer'), idempotencyKey: 'nothing-held' });
  await settle();
  expect(await lastCharge()).toMatchObject({ state: 'STARTED' });
  await settle(11);
  expect(await lastCharge()).toMatchObject({ state: 'RELEASED' });
  expect(
    await pay(owner, sandbox, { ...input, card: sandboxCard(), idempotencyKey: 'nothing-held' }),
  ).toMatchObject({ isConfirmed: true });
});

test('an invoice of another customer is not found', async () => {
  const foreign = await newInvoice(shop, shop.foreignBuyer);
  const input = { invoices: [{ id: foreign.globalId, amount: '1.00' }], card: sandboxCard() };
  expect(await pay(owner, sandbox, input)).toMatchObject({
    issues: [{ path: 'invoices.0.id', code: 'INVOICE_NOT_OWED' }],
  });
  expect(await pay(buyer, sandbox, input)).toMatchObject({ code: 'FORBIDDEN' });
});

test('fifty invoices are paid with a credit, a prepayment and a card by 32 statements at most', async () => {
  const made = [];
  for (let each = 0; each < 50; each += 1) made.push(await newInvoice(shop, buyer));
  const prepayment = await newPayment(shop, shop.luna, '11.00');
  const { globalId: creditId } = await newCredit(shop, shop.luna, { amount: '7.00' });
  const input = {
    invoices: made.map(({ globalId }) => ({ id: globalId })),
    prepayments: [{ id: prepayment.globalId }],
    credits: [{ id: creditId }],
    card: sandboxCard(),
    idempotencyKey: 'fifty',
  };
  const { data, statements } = await run(
    owner,
    'mutation ($input: PayInvoicesInput!) { payInvoices(input: $input) { __typename } }',
    { input },
    { gateways: sandbox.gateways, sql },
  );
  expect(data.payInvoices).toEqual({ __typename: 'PayInvoicesSuccess' });
  expect(statements.length).toBeLessThanOrEqual(32);
});
