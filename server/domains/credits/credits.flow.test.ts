import { expect, test } from '@jest/globals';
import { decimal } from '../../lib/money.ts';
import { createActor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { credit, newCredit, readCredit } from '../../test/money/credits.ts';
import { bill, newInvoice } from '../../test/money/invoices.ts';
import { runDueJobs } from '../../test/orders/due-jobs.ts';
import { requireNews } from '../../test/require-news.ts';
import { openShop } from '../../test/shop.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(db);
await requireNews(database.pool);
const { buyer, foreignBuyer, admin } = shop;
const accountant = await createActor(db, { role: 'PORTAL_ACCOUNTING', customerIds: [shop.luna] });

const issue = (given: Record<string, unknown> = {}) =>
  credit(admin, 'issue', {
    customerId: shop.luna,
    amount: '50.00',
    kind: 'RETURN',
    reason: 'A ring',
    ...given,
  });

test('a credit is issued, and its customer sees it', async () => {
  const issued = await issue();
  expect(issued.credit).toMatchObject({
    number: expect.stringMatching(/^CR-\d{5}$/),
    kind: 'RETURN',
    reason: 'A ring',
    amount: '50',
    applied: '0',
    refunded: '0',
    balance: '50',
    available: '50',
    isVoided: false,
    invoiceNumber: null,
    contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    allowedActions: ['APPLY', 'REFUND', 'VOID'],
    entries: [{ kind: 'CREDIT_ISSUED', amount: '50', reason: 'A ring', creditNumber: issued.credit.number }],
  });
  expect(await readCredit(accountant, issued.credit.number)).toMatchObject({ allowedActions: ['APPLY'] });
  expect(await readCredit(foreignBuyer, issued.credit.number)).toBeNull();
});

test('notifies users who may pay of a credit, and of each refunded part, with its amount', async () => {
  const { credit: given } = await issue();
  for (const amount of ['20.00', '30.00'])
    await credit(admin, 'refund', { id: given.id, amount, method: 'TRANSFER', reason: 'Wished' });
  await runDueJobs(database);
  const notices = await db.notice.findMany({
    where: { number: given.number, userId: accountant.userId ?? 0 },
    orderBy: { id: 'asc' },
  });
  expect(notices.map(({ event, facts }) => [event, facts])).toEqual([
    ['CREDIT_ISSUED', expect.objectContaining({ amount: '50.00' })],
    ['MONEY_REFUNDED', expect.objectContaining({ amount: '20.00' })],
    ['MONEY_REFUNDED', expect.objectContaining({ amount: '30.00' })],
  ]);
});

test('credits of an invoice never exceed its billed amount', async () => {
  const { globalId: invoiceId, number, total } = await newInvoice(shop, buyer);
  const half = decimal(total).div(2).toDecimalPlaces(2).toFixed(2);
  expect((await issue({ invoiceId, amount: half })).credit).toMatchObject({ invoiceNumber: number });
  expect(await issue({ invoiceId, amount: total })).toMatchObject({
    issues: [{ path: 'amount', code: 'CREDIT_BEYOND_INVOICE' }],
  });
  const rest = decimal(total).minus(half).toFixed(2);
  const { credit: other } = await issue({ invoiceId, amount: rest });
  expect((await issue({ invoiceId, amount: '0.01' })).issues).toHaveLength(1);
  // After voiding, the amount can be credited again.
  await credit(admin, 'void', { id: other.id, reason: 'Wrong' });
  expect((await issue({ invoiceId, amount: rest })).credit).toMatchObject({ available: expect.any(String) });
});

test.each([
  ['an amount below nothing', { amount: '-1.00' }, 'amount', 'OUT_OF_RANGE'],
  ['an amount of parts of cents', { amount: '1.001' }, 'amount', 'OUT_OF_RANGE'],
  ['no reason', { reason: '  ' }, 'reason', 'REQUIRED'],
  ['an invoice of nothing', { invoiceId: 'nothing' }, 'invoiceId', 'NO_SUCH_INVOICE'],
])('refuses %s at its field', async (_what, given, path, code) => {
  expect((await issue(given)).issues).toContainEqual({ path, code });
});

test('an invoice of another customer or a draft is not found', async () => {
  const foreign = await newInvoice(shop, foreignBuyer);
  const draft = await newInvoice(shop, buyer, { issue: false });
  for (const { globalId } of [foreign, draft])
    expect(await issue({ invoiceId: globalId, amount: '1.00' })).toMatchObject({
      issues: [{ path: 'invoiceId', code: 'NO_SUCH_INVOICE' }],
    });
  expect(await issue({ customerId: 999_999 })).toMatchObject({ code: 'NOT_FOUND' });
});

test('a credit goes to an invoice, is paid out in parts, and adds up', async () => {
  const { globalId: invoiceId, number, total } = await newInvoice(shop, buyer);
  const { credit: issued } = await issue({ amount: '60.00' });
  const { id } = issued;
  const allocations = [{ invoiceId, amount: '20.00' }];
  const applied = await credit(admin, 'apply', { id, version: issued.version, allocations });
  expect(applied).toMatchObject({
    credit: {
      applied: '20',
      available: '40',
      balance: '40',
      allowedActions: ['APPLY', 'REFUND', 'WITHDRAW'],
      entries: [{ kind: 'CREDIT_ISSUED' }, { kind: 'CREDIT_APPLIED', invoiceNumber: number }],
    },
    invoices: [
      {
        number,
        status: { code: 'PARTIALLY_PAID' },
        applied: '20',
        balance: decimal(total).minus('20').toString(),
        entries: [{ kind: 'INVOICED' }, { kind: 'CREDIT_APPLIED', creditNumber: issued.number }],
      },
    ],
  });
  expect(await credit(admin, 'apply', { id, version: issued.version, allocations })).toMatchObject({
    __typename: 'ConflictError',
  });
  expect(await bill(admin, 'voidInvoice', { id: invoiceId, reason: 'No' })).toMatchObject({
    code: 'INVOICE_HAS_PAYMENTS',
  });
  const refund = (amount: string) =>
    credit(admin, 'refund', { id, amount, method: 'CHECK', reference: '12', reason: 'Closes the account' });
  expect(await refund('40.01')).toMatchObject({ issues: [{ path: 'amount', code: 'BEYOND_AVAILABLE' }] });
  await refund('15.00');
  expect((await refund('25.00')).credit).toMatchObject({
    applied: '20',
    refunded: '40',
    balance: '0',
    available: '0',
    allowedActions: ['WITHDRAW'],
    entries: [
      { kind: 'CREDIT_ISSUED' },
      { kind: 'CREDIT_APPLIED' },
      { kind: 'CREDIT_REFUNDED', amount: '15', method: 'CHECK', reference: '12' },
      { kind: 'CREDIT_REFUNDED', amount: '25' },
    ],
  });
  expect(await refund('1.00')).toMatchObject({ code: 'CREDIT_USED_UP' });
  expect(await credit(admin, 'void', { id, reason: 'No' })).toMatchObject({ code: 'CREDIT_IN_USE' });
});

test('applies a credit to the earliest due invoice by default; its customer may also apply it', async () => {
  await newInvoice(shop, buyer);
  const { id: first } = await db.invoice.findFirstOrThrow({
    where: { customerId: shop.luna, balance: { gt: 0 } },
    orderBy: [{ dueOn: 'asc' }, { id: 'asc' }],
  });
  const { globalId: id } = await newCredit(shop, shop.luna, { amount: '1.00' });
  const { credit: applied } = await credit(accountant, 'apply', { id });
  const { number } = await db.invoice.findUniqueOrThrow({ where: { id: first } });
  expect(applied).toMatchObject({ available: '0', allowedActions: [] });
  expect(applied.entries.at(-1)).toMatchObject({ kind: 'CREDIT_APPLIED', invoiceNumber: number });
  expect(await credit(accountant, 'apply', { id })).toMatchObject({ code: 'CREDIT_USED_UP' });
});

test('never across customers', async () => {
  const { globalId: invoiceId } = await newInvoice(shop, foreignBuyer);
  const { globalId: id } = await newCredit(shop, shop.luna);
  expect(await credit(admin, 'apply', { id, allocations: [{ invoiceId, amount: '1.00' }] })).toMatchObject({
    issues: [{ path: 'allocations.0.invoiceId', code: 'INVOICE_NOT_OWED' }],
  });
  expect(await credit(foreignBuyer, 'apply', { id })).toMatchObject({ code: 'FORBIDDEN' });
});

test('withdrawn from an invoice, it is available again, and the invoice is open', async () => {
  const one = await newInvoice(shop, buyer);
  const other = await newInvoice(shop, buyer);
  const { globalId: id } = await newCredit(shop, shop.luna, { amount: '30.00' });
  const allocations = [one, other].map(({ globalId }) => ({ invoiceId: globalId, amount: '15.00' }));
  await credit(admin, 'apply', { id, allocations });
  const off = await credit(admin, 'withdraw', { id, invoiceId: one.globalId, reason: 'The other order' });
  expect(off).toMatchObject({
    credit: { applied: '15', available: '15' },
    invoices: [{ number: one.number, status: { code: 'OPEN' }, applied: '0' }],
  });
  expect(await credit(admin, 'withdraw', { id, invoiceId: one.globalId, reason: 'Again' })).toMatchObject({
    issues: [{ path: 'invoiceId', code: 'NOTHING_TO_WITHDRAW' }],
  });
  expect((await credit(admin, 'withdraw', { id, reason: 'All' })).credit).toMatchObject({ available: '30' });
  const voided = await credit(admin, 'void', { id, reason: 'Issued twice' });
  expect(voided.credit).toMatchObject({
    isVoided: true,
    voided: '30',
    available: '0',
    balance: '0',
    allowedActions: [],
  });
  expect(voided.credit.entries.at(-1)).toMatchObject({
    kind: 'CREDIT_ISSUED',
    amount: '-30',
    isReversal: true,
  });
  expect(await credit(admin, 'void', { id, reason: 'Again' })).toMatchObject({ code: 'CREDIT_VOIDED' });
});

test('two who apply the same credit at once apply it once', async () => {
  const { globalId: invoiceId } = await newInvoice(shop, buyer);
  const { globalId: id } = await newCredit(shop, shop.luna, { amount: '10.00' });
  const apply = () => credit(admin, 'apply', { id, allocations: [{ invoiceId, amount: '10.00' }] });
  const results = await Promise.all([apply(), apply()]);
  expect(results.map(({ __typename }) => __typename).toSorted()).toEqual([
    'ApplyCustomerCreditSuccess',
    'RefusedError',
  ]);
});

test('what credits show are the sums of their entries', async () => {
  const rows = await db.$queryRaw`
    SELECT credit.number FROM "CustomerCredit" credit LEFT JOIN "LedgerEntry" entry ON entry."creditId" = credit.id
    GROUP BY credit.id
    HAVING credit.applied <> coalesce(sum(entry.amount) FILTER (WHERE entry.kind = 'CREDIT_APPLIED'), 0)
      OR credit.refunded <> coalesce(sum(entry.amount) FILTER (WHERE entry.kind = 'CREDIT_REFUNDED'), 0)
      OR credit.available <> coalesce(sum(CASE entry.kind WHEN 'CREDIT_ISSUED' THEN entry.amount ELSE -entry.amount END), 0)
      OR credit.amount <> credit.applied + credit.refunded + credit.voided + credit.available`;
  expect(rows).toEqual([]);
});
