import { expect, test } from '@jest/globals';
import { testDatabase } from '../../test/database.ts';
import { booksStep, readBooks } from '../../test/money/books.ts';
import { credit } from '../../test/money/credits.ts';
import { newInvoice } from '../../test/money/invoices.ts';
import { run } from '../../test/run.ts';
import { openShop } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { admin } = shop;

const RECORD = `mutation ($input: RecordPaymentInput!) { result: recordPayment(input: $input) {
  __typename ... on InvalidInputError { issues { path code } } ... on RecordPaymentSuccess { payment { id number } } } }`;

async function paid(receivedOn: string, more: object = {}) {
  const input = {
    customerId: shop.luna,
    amount: '40.00',
    method: 'CHECK',
    receivedOn,
    allocations: [],
    acceptOverpayment: true,
    idempotencyKey: crypto.randomUUID(),
    ...more,
  };
  const { data } = await run(admin, RECORD, { input });
  return data.result;
}

const JOURNAL = `query ($filter: JournalLineFilter) { journalLines(first: 100, filter: $filter) { edges { node {
  number bookedOn account accountNumber accountName debit credit kind documents customer { accountNumber } } } } }`;

async function journal(filter: object = {}) {
  const { data } = await run(admin, JOURNAL, { filter });
  return data.journalLines.edges.map(({ node }: { node: object }) => node);
}

test('closes days one after another: their postings are the journal, and nothing is added later', async () => {
  await paid('2026-01-05');
  const { payment } = await paid('2026-01-07', { method: 'CASH' });
  const { data: open } = await readBooks(admin, '2026-01-05');
  expect(open.books).toMatchObject({
    closedUntil: null,
    entryCount: 1,
    total: '40',
    accounts: [
      { account: 'BANK', number: '1020', debit: '40', credit: '0' },
      { account: 'PREPAYMENTS', number: '2310', debit: '0', credit: '40' },
    ],
    allowedActions: ['CLOSE'],
  });
  const closed = await booksStep(admin, 'closeBooks', { until: '2026-01-05' });
  expect(closed.books).toMatchObject({
    closedUntil: '2026-01-05',
    closes: [{ from: '2026-01-05', until: '2026-01-05', entryCount: 1, total: '40' }],
  });
  expect(await journal()).toMatchObject([
    {
      account: 'PREPAYMENTS',
      debit: '0',
      credit: '40',
      bookedOn: '2026-01-05',
      kind: 'PAYMENT_RECEIVED',
    },
    { account: 'BANK', debit: '40', accountName: 'Bank', customer: { accountNumber: 'LUNA-001' } },
  ]);

  expect(await paid('2026-01-05')).toEqual({
    __typename: 'InvalidInputError',
    issues: [{ path: 'receivedOn', code: 'BOOKS_CLOSED' }],
  });
  expect(await booksStep(admin, 'closeBooks', { until: '2026-01-05' })).toMatchObject({
    issues: [{ path: 'until', code: 'ALREADY_CLOSED' }],
  });
  const later = await booksStep(admin, 'closeBooks', { until: '2026-01-10' });
  expect(later.books.closes[0]).toMatchObject({ from: '2026-01-06', until: '2026-01-10', entryCount: 1 });
  expect(await journal({ account: 'CASH' })).toMatchObject([
    { debit: '40', bookedOn: '2026-01-07', documents: [payment.number] },
  ]);
});

test('every booking on a chosen day is refused if the day is closed', async () => {
  const { credit: issued } = await credit(admin, 'issue', {
    customerId: shop.luna,
    amount: '30.00',
    kind: 'GOODWILL',
    reason: 'Came late',
  });
  const refund = { id: issued.id, amount: '5.00', method: 'CHECK', reason: 'Paid out' };
  expect(await credit(admin, 'refund', { ...refund, refundedOn: '2026-01-05' })).toMatchObject({
    issues: [{ path: 'refundedOn', code: 'BOOKS_CLOSED' }],
  });
  expect(await credit(admin, 'refund', refund)).toMatchObject({ credit: { refunded: '5' } });
});

test('the database refuses entries on closed days and changes of the journal, for every user', async () => {
  const entry = await db.ledgerEntry.findFirstOrThrow({ orderBy: { id: 'asc' } });
  const { id: _id, ...copy } = entry;
  await expect(db.ledgerEntry.create({ data: copy })).rejects.toThrow('The books are closed');
  await expect(db.journalLine.updateMany({ data: { debit: 1 } })).rejects.toThrow('never changed');
  await expect(db.journalLine.deleteMany()).rejects.toThrow('never changed');
});

test('reopens a close with a reason; new entries are posted at the next close, earlier ones stay', async () => {
  const { data } = await readBooks(admin);
  const [last, before] = data.books.closes;
  expect(await booksStep(admin, 'reopenBooks', { id: before.id, reason: 'Wrong one' })).toMatchObject({
    code: 'NOT_LAST_CLOSE',
  });
  expect(await booksStep(admin, 'reopenBooks', { id: last.id, reason: ' ' })).toMatchObject({
    issues: [{ path: 'reason', code: 'REQUIRED' }],
  });
  const reopened = await booksStep(admin, 'reopenBooks', { id: last.id, reason: 'A receipt was missed' });
  expect(reopened.books).toMatchObject({
    closedUntil: '2026-01-05',
    closes: [{ reopenReason: 'A receipt was missed', reopenedAt: expect.any(String) }, { reopenedAt: null }],
  });
  const posted = await journal();
  await paid('2026-01-08');
  const again = await booksStep(admin, 'closeBooks', { until: '2026-01-10' });
  expect(again.books.closes[0]).toMatchObject({ from: '2026-01-06', entryCount: 1, total: '40' });
  expect(again.books.closes[0].hash).not.toBe(last.hash);
  const all = await journal();
  expect(all).toHaveLength(posted.length + 2);
  expect(all).toEqual(expect.arrayContaining(posted));
});

test('invoices, payments, credits and reversals balance, and receivables equal the balances of customers', async () => {
  const { globalId } = await newInvoice(shop, shop.buyer);
  const applied = [{ invoiceId: globalId, amount: '5.00' }];
  await run(admin, RECORD, {
    input: {
      customerId: shop.luna,
      amount: '20.00',
      method: 'TRANSFER',
      allocations: applied,
      acceptOverpayment: true,
      idempotencyKey: crypto.randomUUID(),
    },
  });
  const { credit: issued } = await credit(admin, 'issue', {
    customerId: shop.luna,
    amount: '30.00',
    kind: 'RETURN',
    reason: 'Too small',
  });
  await credit(admin, 'apply', { id: issued.id, allocations: applied });
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const { data } = await readBooks(admin, tomorrow);
  const side = (name: 'debit' | 'credit') =>
    data.books.accounts.reduce(
      (sum: number, row: Record<string, string>) => sum + Number(row[name]) * 100,
      0,
    );
  expect(side('debit')).toBeCloseTo(side('credit'), 4);
  const owed = await db.invoice.aggregate({ _sum: { balance: true } });
  const receivables = data.books.accounts.find(
    ({ account }: { account: string }) => account === 'RECEIVABLES',
  );
  expect(Number(receivables.debit) - Number(receivables.credit)).toBeCloseTo(Number(owed._sum.balance), 4);
});

test('refuses to close today, and for users without permission', async () => {
  const today = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  expect(await booksStep(admin, 'closeBooks', { until: today })).toMatchObject({
    issues: [{ path: 'until', code: 'DAY_NOT_OVER' }],
  });
  expect(await booksStep(shop.sales, 'closeBooks', { until: '2026-02-01' })).toMatchObject({
    __typename: 'ForbiddenError',
    permission: 2005,
  });
  const { errors } = await readBooks(shop.approver);
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});

test('entries that are being written and a close wait for each other', async () => {
  const [recorded, closed] = await Promise.all([
    paid('2026-03-01'),
    booksStep(admin, 'closeBooks', { until: '2026-03-01' }),
  ]);
  expect(closed.__typename).toBe('CloseBooksSuccess');
  const posted = await journal({ from: '2026-03-01', to: '2026-03-01' });
  // Written before the close and posted by it, or refused.
  expect(posted).toHaveLength(recorded.__typename === 'RecordPaymentSuccess' ? 2 : 0);
});
