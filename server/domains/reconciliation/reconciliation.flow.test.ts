import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { sandboxGateways } from '../../config/gateway-settings.ts';
import { type CardGatewayCode, createGateways } from '../../gateways/create-gateways.ts';
import { addDays, isoDayOf } from '../../lib/calendar.ts';
import { decimal } from '../../lib/money.ts';
import { createActor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { failingServer } from '../../test/failing-server.ts';
import { newInvoice } from '../../test/money/invoices.ts';
import { pay, payPalOrder, sandboxCard } from '../../test/money/paying.ts';
import { sandboxOfTest } from '../../test/money/payments-sandbox.ts';
import { readReconciliation, resolveFinding, startReconciliation } from '../../test/money/reconciliation.ts';
import { testServices } from '../../test/services.ts';
import { openShop } from '../../test/shop.ts';
import { readSettings } from '../settings/read-settings.ts';
import { reconcile } from './runs/reconcile.ts';
import { reconcileDaily } from './runs/reconcile-daily.task.ts';
import { configuredGateways } from './runs/their-books.ts';

const { db, url } = await testDatabase();
const sandbox = await sandboxOfTest();
const shop = await openShop(db);
const { admin, buyer, sales } = shop;
const owner = await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [shop.luna] });
const services = { ...(await testServices()), gateways: sandbox.gateways };

/** When everything that the tests do now has reached the books, including those of PayPal. */
const LATER = new Date(Date.now() + 13 * 3_600_000);
const { COMPANY } = await readSettings(db);
const TODAY = isoDayOf(new Date(), COMPANY.timeZone);
const DAYS = { from: addDays(TODAY, -1), until: TODAY };

/**
 * Runs a reconciliation with a gateway through the queue.
 * @returns the run
 */
async function compare(gateway: string, desk = services) {
  const { runs } = await startReconciliation(admin, { ...DAYS, gateway });
  const run = await db.reconciliationRun.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect(runs).toMatchObject([{ gateway, state: 'WAITING' }]);
  await reconcile({ db, services: desk }, run.id, LATER);
  return db.reconciliationRun.findUniqueOrThrow({ where: { id: run.id } });
}

const open = async (gateway = 'SQUARE') =>
  (await readReconciliation(admin, { state: 'OPEN', gateway })).findings;

/** A card payment that both sides know, with its charge. */
async function paidByCard() {
  const { globalId } = await newInvoice(shop, buyer);
  const input = { invoices: [{ id: globalId }], prepayments: [], credits: [], card: sandboxCard() };
  expect(await pay(owner, sandbox, input)).toMatchObject({ isConfirmed: true });
  const payment = await db.payment.findFirstOrThrow({ orderBy: { id: 'desc' }, include: { charge: true } });
  if (!payment.charge) throw new Error('It was paid by card.');
  return { number: payment.number, charge: payment.charge };
}

/** A capture at a gateway without a charge here. */
async function takenBehindOurBack(code: CardGatewayCode, amount: string) {
  const gateway = sandbox.gateways.cards(code);
  const token = `${code === 'SQUARE' ? 'cnon:' : 'tok-'}card-nonce-ok`;
  const held = await gateway?.authorize({
    key: randomUUID(),
    money: { amount: decimal(amount), currency: 'USD' },
    card: { token, postalCode: '10001' },
    note: 'At the counter',
  });
  await gateway?.capture(held?.reference ?? '');
  return held?.reference ?? '';
}

test('books that say the same have no findings', async () => {
  await paidByCard();
  const run = await compare('SQUARE');
  expect(run).toMatchObject({ state: 'DONE', findingCount: 0, newCount: 0, lastError: null });
  expect([run.transactionCount, run.chargeCount]).toEqual([1, 1]);
  expect(await open()).toEqual([]);
});

test('finds a difference once, also on repeated runs, and removes it when it is resolved', async () => {
  const behind = await takenBehindOurBack('SQUARE', '31.00');
  const { charge, number } = await paidByCard();
  const invented = await db.charge.create({
    data: {
      ...(({ id: _id, plan: _plan, ...copy }) => copy)(charge),
      plan: {},
      requestKey: 'invented',
      gatewayKey: 'ax-invented',
      reference: 'NOWHERE',
    },
  });
  const actual = charge.amount;
  await db.charge.update({ where: { id: charge.id }, data: { amount: '1.23' } });
  expect(await compare('SQUARE')).toMatchObject({ findingCount: 3, newCount: 3 });
  const found = await open();
  expect(found).toHaveLength(3);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'MISSING_HERE',
        reference: behind,
        ourAmount: null,
        theirAmount: '31',
        theirState: 'CAPTURED',
        charge: null,
        allowedActions: ['RESOLVE'],
      }),
      expect.objectContaining({ kind: 'MISSING_THERE', reference: 'NOWHERE', theirAmount: null }),
      expect.objectContaining({
        kind: 'AMOUNT_DIFFERS',
        ourAmount: '1.23',
        theirAmount: String(Number(actual)),
        charge: { customer: { accountNumber: 'LUNA-001' }, cardLast4: '1111', payments: [{ number }] },
      }),
    ]),
  );
  expect(await compare('SQUARE')).toMatchObject({ findingCount: 3, newCount: 0 });
  expect(await open()).toHaveLength(3);

  // One is corrected, another is resolved by staff.
  await db.charge.update({ where: { id: charge.id }, data: { amount: actual } });
  const known = found.find(({ kind }: { kind: string }) => kind === 'MISSING_HERE');
  expect(await resolveFinding(admin, { id: known.id, reason: ' ' })).toMatchObject({
    issues: [{ path: 'reason', code: 'REQUIRED' }],
  });
  expect(await resolveFinding(admin, { id: known.id, reason: 'Taken at the counter' })).toMatchObject({
    finding: { state: 'RESOLVED', reason: 'Taken at the counter', allowedActions: [] },
  });
  expect(await resolveFinding(admin, { id: known.id, reason: 'Again' })).toMatchObject({
    code: 'FINDING_RESOLVED',
  });
  expect(await compare('SQUARE')).toMatchObject({ findingCount: 2, newCount: 0 });
  expect((await open()).map(({ kind }: { kind: string }) => kind)).toEqual(['MISSING_THERE']);
  const gone = await readReconciliation(admin, { kind: 'AMOUNT_DIFFERS' });
  expect(gone.findings).toMatchObject([
    { state: 'RESOLVED', resolvedBy: null, reason: null, resolvedAt: expect.any(String) },
  ]);
  // A difference that had resolved automatically and occurs again is reopened; one that staff resolved is not.
  await db.charge.update({ where: { id: charge.id }, data: { amount: '1.23' } });
  await compare('SQUARE');
  expect((await open()).map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'AMOUNT_DIFFERS',
    'MISSING_THERE',
  ]);
  expect((await readReconciliation(admin, { search: number })).findings).toMatchObject([
    { kind: 'AMOUNT_DIFFERS' },
  ]);
  expect(await db.auditEvent.count({ where: { action: 'RECONCILIATION_RESOLVE' } })).toBe(1);
  await db.charge.update({ where: { id: charge.id }, data: { amount: actual } });
  await db.reconciliationFinding.deleteMany({ where: { chargeId: invented.id } });
  await db.charge.delete({ where: { id: invented.id } });
});

test('money that was given back there alone differs, what both gave back does not', async () => {
  const { charge } = await paidByCard();
  const gateway = sandbox.gateways.cards('SQUARE');
  const reference = charge.reference ?? '';
  await gateway?.refund({
    key: randomUUID(),
    reference,
    money: { amount: decimal('2.00'), currency: 'USD' },
  });
  await compare('SQUARE');
  expect(await open()).toMatchObject([{ kind: 'REFUND_DIFFERS', ourAmount: '0', theirAmount: '2' }]);
  await db.gatewayRefund.create({
    data: { chargeId: charge.id, gateway: 'SQUARE', gatewayKey: 'rf-1', amount: '2.00', state: 'DONE' },
  });
  await compare('SQUARE');
  expect(await open()).toEqual([]);
});

test('NMI and PayPal are asked in their own ways', async () => {
  const behind = await takenBehindOurBack('NMI', '7.70');
  await compare('NMI');
  expect(await open('NMI')).toMatchObject([{ kind: 'MISSING_HERE', reference: behind, theirAmount: '7.7' }]);
  const shared = await testServices();
  const order = await shared.gateways.payPal?.captureOrder(await payPalOrder());
  await compare('PAYPAL', shared);
  const found = await readReconciliation(admin, { search: order?.reference });
  expect(found.findings).toMatchObject([{ gateway: 'PAYPAL', kind: 'MISSING_HERE', theirAmount: '25' }]);
});

test('leaves transactions in progress for the next run', async () => {
  await takenBehindOurBack('NMI', '8.80');
  const before = (await open('NMI')).length;
  const { id } = await db.reconciliationRun.create({
    data: { gateway: 'NMI', from: new Date(DAYS.from), until: new Date(DAYS.until), state: 'WAITING' },
  });
  await reconcile({ db, services }, id, new Date());
  expect((await open('NMI')).length).toBeLessThanOrEqual(before);
  await compare('NMI');
  expect((await open('NMI')).map(({ theirAmount }: { theirAmount: string }) => theirAmount)).toContain('8.8');
});

test.each(['down', 'slow', 'garbage', 'refuses'] as const)(
  'a gateway that is %s: the run reports it, and runs later',
  async (how) => {
    const server = await failingServer(how);
    const gateways = createGateways(sandboxGateways(server.url, { timeoutMs: 500, standard: null }));
    await expect(compare('SQUARE', { ...services, gateways })).rejects.toThrow();
    const run = await db.reconciliationRun.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(run).toMatchObject({ state: 'FAILED', lastError: expect.stringMatching(/\w/) });
    expect((await readReconciliation(admin)).runs[0]).toMatchObject({ state: 'FAILED', newCount: null });
    await reconcile({ db, services }, run.id, LATER);
    await reconcile({ db, services }, run.id, LATER);
    expect(await db.reconciliationRun.findUniqueOrThrow({ where: { id: run.id } })).toMatchObject({
      state: 'DONE',
      lastError: null,
    });
  },
);

test('it is begun once for the same days, for days that were, by those who keep the books', async () => {
  const first = await startReconciliation(admin, DAYS);
  expect(first.runs.map(({ gateway }: { gateway: string }) => gateway)).toEqual(
    configuredGateways(services.gateways),
  );
  expect(await startReconciliation(admin, DAYS)).toEqual(first);
  expect(await startReconciliation(admin, { from: DAYS.until, until: '2999-01-01' })).toMatchObject({
    issues: [{ path: 'until', code: 'OUT_OF_RANGE' }],
  });
  expect(await startReconciliation(admin, { ...DAYS, from: '2020-01-01' })).toMatchObject({
    issues: [{ path: 'from', code: 'OUT_OF_RANGE' }],
  });
  expect(await startReconciliation(sales, DAYS)).toMatchObject({ __typename: 'ForbiddenError' });
  await db.reconciliationRun.deleteMany({ where: { state: 'WAITING' } });
});

test('every day the days that ended are compared with every gateway', async () => {
  const before = await db.reconciliationRun.count();
  await reconcileDaily.run({}, { db, databaseUrl: url, services, now: new Date() });
  const runs = await db.reconciliationRun.findMany({ orderBy: { id: 'desc' }, take: 3 });
  expect(await db.reconciliationRun.count()).toBe(before + 3);
  expect(runs.map(({ gateway }) => gateway).toSorted()).toEqual(['NMI', 'PAYPAL', 'SQUARE']);
  expect(runs[0]).toMatchObject({ state: 'WAITING', userId: null });
});
