import { expect, test } from '@jest/globals';
import { settleCharges } from '../../server/domains/paying/charges/settle-charges.ts';
import { ourCharges } from '../../server/domains/reconciliation/runs/our-charges.ts';
import { encodeGlobalId } from '../../server/lib/global-id.ts';
import { createActor } from '../../server/test/actors.ts';
import { testDatabase } from '../../server/test/database.ts';
import { bill, newInvoice, readInvoice } from '../../server/test/money/invoices.ts';
import { pay, sandboxCard } from '../../server/test/money/paying.ts';
import { sandboxOfTest } from '../../server/test/money/payments-sandbox.ts';
import { newFinding } from '../../server/test/money/reconciliation.ts';
import { act, newSalesOrder } from '../../server/test/orders/sales-orders.ts';
import { run } from '../../server/test/run.ts';
import { testServices } from '../../server/test/services.ts';
import { openShop } from '../../server/test/shop.ts';

const { db } = await testDatabase();
const sandbox = await sandboxOfTest({ timeoutMs: 400 });
const { gateways } = sandbox;
const shop = await openShop(db);
const { admin, buyer } = shop;
const owner = await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [shop.luna] });

/** Runs the task for abandoned charges. */
async function settle(): Promise<void> {
  const services = { ...(await testServices()), gateways };
  await db.charge.updateMany({ data: { leasedUntil: null } });
  await settleCharges({ db, services }, new Date());
}

/** Pays an invoice and 10.00 more, whose bank then behaves by the card. */
async function paidWith(nonce: string) {
  const invoice = await newInvoice(shop, buyer);
  const amount = (Number(invoice.total) + 10).toFixed(2);
  const input = {
    invoices: [{ id: invoice.globalId }],
    prepayments: [],
    credits: [],
    amount,
    acceptOverpayment: true,
    card: sandboxCard(nonce),
  };
  const paid = await pay(owner, sandbox, input);
  const charge = await db.charge.findFirstOrThrow({ orderBy: { id: 'desc' }, include: { payments: true } });
  const [payment] = charge.payments;
  if (!payment) throw new Error('Nothing was recorded');
  return { invoice, paid, charge, payment, id: encodeGlobalId('Payment', payment.id), amount };
}

const now = (id: number) => db.payment.findUniqueOrThrow({ where: { id }, include: { charge: true } });
const there = (key: string) => gateways.cards('SQUARE')?.find(key);

test.each([
  ['capture-late', 'CAPTURED', 'CAPTURED'],
  ['capture-lost', 'CAPTURED', 'CAPTURED'],
  ['capture-late-declined', 'UNDONE', 'RELEASED'],
])(
  '%s: money is unchanged until the bank has answered, and its answer settles everything',
  async (nonce, ours, theirs) => {
    const { invoice, paid, charge, payment, id, amount } = await paidWith(nonce);
    expect(paid).toMatchObject({ isConfirmed: false, payments: [{ available: '0', isReversed: false }] });
    expect(await now(payment.id)).toMatchObject({ pending: payment.pending, charge: { state: 'RECORDED' } });
    expect(payment.pending.toFixed(2)).toBe('10.00');
    const other = await newInvoice(shop, buyer);
    const allocations = [{ invoiceId: other.globalId, amount: '10.00' }];
    for (const [name, input] of [
      ['reversePayment', { id, reason: 'It bounced' }],
      ['refundPayment', { id, amount: '10.00', reason: 'Too much' }],
      ['refundPayment', { id, amount, reason: 'All', reopenInvoices: true }],
      ['applyPayment', { id, allocations }],
    ] as const)
      expect([name, (await bill(admin, name, input)).code]).toEqual([name, 'BANK_OUTSTANDING']);
    const prepayments = [{ id, amount: '10.00' }];
    expect(
      await pay(owner, sandbox, {
        invoices: [{ id: other.globalId }],
        prepayments,
        credits: [],
        card: sandboxCard(),
      }),
    ).toMatchObject({ issues: [{ path: 'prepayments.0.id', code: 'FUND_NOT_AVAILABLE' }] });
    const { data } = await run(
      admin,
      'query ($id: ID!) { node(id: $id) { ... on Payment { allowedActions refundable pending } } }',
      { id },
    );
    expect(data.node).toEqual({ allowedActions: [], refundable: '0', pending: '10' });

    await settle();
    await settle();
    const after = await now(payment.id);
    const isTaken = ours === 'CAPTURED';
    expect(after).toMatchObject({ charge: { state: ours } });
    expect([after.available.toFixed(2), after.pending.toFixed(2)]).toEqual([
      isTaken ? '10.00' : '0.00',
      '0.00',
    ]);
    expect(await there(charge.gatewayKey)).toMatchObject({ state: theirs });
    expect(await readInvoice(buyer, invoice.number)).toMatchObject({
      status: { code: isTaken ? 'PAID' : 'OPEN' },
    });
  },
);

test('staff and the bank concurrently: the books equal the bank in any order', async () => {
  for (const nonce of ['capture-late', 'capture-late-declined', 'capture-lost']) {
    const { charge, payment, id } = await paidWith(nonce);
    const acts = [
      bill(admin, 'reversePayment', { id, reason: 'It bounced' }),
      bill(admin, 'refundPayment', { id, amount: '5.00', reason: 'Too much', reopenInvoices: true }),
      settle(),
      bill(admin, 'reversePayment', { id, reason: 'Again' }),
      bill(admin, 'applyPayment', { id }),
    ];
    await Promise.all(acts);
    await settle();
    const after = await now(payment.id);
    const bank = await there(charge.gatewayKey);
    const isTaken = bank?.state === 'CAPTURED';
    expect([nonce, after.charge?.state]).toEqual([nonce, isTaken ? 'CAPTURED' : 'UNDONE']);
    expect([nonce, after.reversed.isZero()]).toEqual([nonce, isTaken]);
  }
});

test('money that a bank gave goes back as a refund alone', async () => {
  const { charge, payment, id, amount } = await paidWith('ok');
  expect(await bill(admin, 'reversePayment', { id, reason: 'It bounced' })).toMatchObject({
    code: 'REFUND_INSTEAD',
  });
  expect(await now(payment.id)).toMatchObject({ reversed: payment.reversed, version: payment.version });
  const refunded = await bill(admin, 'refundPayment', {
    id,
    amount,
    reason: 'All of it',
    reopenInvoices: true,
  });
  expect(refunded).toMatchObject({ payment: { refunded: String(Number(amount)) } });
  expect(await bill(admin, 'reversePayment', { id, reason: 'Again' })).toMatchObject({
    code: 'REFUND_INSTEAD',
  });
  expect(await there(charge.gatewayKey)).toMatchObject({ state: 'CAPTURED' });
});

test('money that the gateway does not have can be reversed, since no refund is possible', async () => {
  const { charge, id } = await paidWith('ok');
  const finding = await newFinding(shop, { kind: 'MISSING_THERE', gateway: 'SQUARE', chargeId: charge.id });
  await db.reconciliationFinding.update({ where: { id: finding }, data: { state: 'RESOLVED' } });
  expect(await bill(admin, 'reversePayment', { id, reason: 'Never there' })).toMatchObject({
    code: 'REFUND_INSTEAD',
  });
  await db.reconciliationFinding.update({ where: { id: finding }, data: { state: 'OPEN' } });
  expect(await bill(admin, 'reversePayment', { id, reason: 'Never there' })).toMatchObject({
    payment: { isReversed: true },
  });
});

test('a deposit by card is refunded, not voided; one in cash is voided', async () => {
  const order = await newSalesOrder(shop, owner, { depositPercent: '30' });
  await act(shop.sales, 'transitionSalesOrder', { id: order.globalId, action: 'REQUEST_PAYMENT' });
  const deposit = async (nonce: string) => {
    const { data } = await run(
      owner,
      `mutation ($input: PayDepositInput!) { result: payDeposit(input: $input) { __typename ... on MutationError { code } } }`,
      { input: { id: order.globalId, amount: '5.00', card: sandboxCard(nonce), idempotencyKey: nonce } },
      { gateways },
    );
    expect(data.result).toEqual({ __typename: 'PayDepositSuccess' });
    return db.deposit.findFirstOrThrow({ orderBy: { id: 'desc' } });
  };
  const voided = async (id: number) =>
    act(admin, 'voidDeposit', {
      id: order.globalId,
      depositId: encodeGlobalId('Deposit', id),
      reason: 'It bounced',
    });
  const [taken, late, declined] = [
    await deposit('ok'),
    await deposit('capture-late'),
    await deposit('capture-late-declined'),
  ];
  const seen = async () => {
    const query = 'query ($id: ID!) { node(id: $id) { ... on SalesOrder { deposits { wayBack } } } }';
    const { data } = await run(admin, query, { id: order.globalId });
    return data.node.deposits.map(({ wayBack }: { wayBack: string | null }) => wayBack);
  };
  expect(await seen()).toEqual(['REFUND', null, null]);
  expect(await voided(taken.id)).toMatchObject({ code: 'REFUND_INSTEAD' });
  expect(await voided(late.id)).toMatchObject({ code: 'BANK_OUTSTANDING' });
  expect(await voided(declined.id)).toMatchObject({ code: 'BANK_OUTSTANDING' });
  await settle();
  expect(await voided(late.id)).toMatchObject({ code: 'REFUND_INSTEAD' });
  expect(await voided(declined.id)).toMatchObject({ code: 'ALREADY_VOIDED' });
  expect(await seen()).toEqual(['REFUND', 'REFUND', null]);
});

test('also settles earlier actions of staff: reversed, or partly refunded', async () => {
  const taken = await paidWith('capture-late');
  // The state from before a payment could not be reversed until the bank had confirmed it.
  await db.charge.update({ where: { id: taken.charge.id }, data: { state: 'STARTED' } });
  expect((await bill(admin, 'reversePayment', { id: taken.id, reason: 'It bounced' })).payment).toMatchObject(
    {
      isReversed: true,
    },
  );
  const refunded = await paidWith('capture-late-declined');
  await db.charge.update({ where: { id: refunded.charge.id }, data: { state: 'STARTED' } });
  const partly = { id: refunded.id, amount: '4.00', reason: 'Too much' };
  await db.payment.update({ where: { id: refunded.payment.id }, data: { available: '10.00', pending: '0' } });
  expect((await bill(admin, 'refundPayment', partly)).payment).toMatchObject({ refunded: '4' });
  const ids = [taken.charge.id, refunded.charge.id];
  await db.charge.updateMany({ where: { id: { in: ids } }, data: { state: 'RECORDED' } });
  await settle();
  await settle();
  for (const { charge, payment } of [taken, refunded]) {
    expect(await now(payment.id)).toMatchObject({ charge: { state: 'UNDONE' } });
    expect(await there(charge.gatewayKey)).toMatchObject({ state: 'RELEASED' });
    const { available, applied, refunded: back, reversed, amount } = await now(payment.id);
    expect([available, applied, back, reversed].map(String)).toEqual(['0', '0', '0', amount.toString()]);
  }
});

test('a charge that cannot be settled is named, and holds no other up', async () => {
  const broken = await paidWith('capture-late-declined');
  const good = await paidWith('capture-late');
  await db.charge.update({
    where: { id: broken.charge.id },
    data: { plan: { legs: 'nothing that can be read' } },
  });
  await expect(settle()).rejects.toThrow(new RegExp(`\\b${broken.charge.id} \\(`));
  expect(await now(good.payment.id)).toMatchObject({ charge: { state: 'CAPTURED' } });
  expect(await now(broken.payment.id)).toMatchObject({
    charge: { state: 'RECORDED', lastError: expect.any(String), leasedUntil: null },
  });
  await db.charge.update({ where: { id: broken.charge.id }, data: { plan: {} } });
  await settle();
  expect(await now(broken.payment.id)).toMatchObject({ charge: { state: 'UNDONE' } });
});

test('a comparison includes reversals of the books', async () => {
  const { charge, payment } = await paidWith('ok');
  const time = { from: new Date(charge.createdAt.getTime() - 1_000), until: new Date() };
  await db.payment.update({ where: { id: payment.id }, data: { reversed: payment.amount, applied: '0' } });
  const [seen] = (await ourCharges(db, 'SQUARE', time)).filter(({ id }) => id === charge.id);
  expect(seen?.state).toBe('REVERSED');
});
