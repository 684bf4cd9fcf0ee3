import { expect, test } from '@jest/globals';
import { encodeGlobalId } from '../../lib/global-id.ts';
import { decimal } from '../../lib/money.ts';
import { testDatabase } from '../../test/database.ts';
import {
  bill,
  newInvoice,
  newPayment,
  prepaidSalesOrder,
  readInvoice,
  readPayment,
} from '../../test/money/invoices.ts';
import { runDueJobs } from '../../test/orders/due-jobs.ts';
import { act, newSalesOrder, readOrder } from '../../test/orders/sales-orders.ts';
import { requireNews } from '../../test/require-news.ts';
import { openShop } from '../../test/shop.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(db);
await requireNews(database.pool);
const { buyer, sales, admin } = shop;

/** Half of an amount, to the cent. */
const half = (amount: string) => decimal(amount).div(2).toDecimalPlaces(2).toFixed(2);

test('a draft is the staff’s alone, follows its order, and is frozen when it is issued', async () => {
  const { number, globalId } = await newInvoice(shop, buyer, { issue: false });
  expect(await readInvoice(buyer, number)).toBeNull();
  const draft = await readInvoice(admin, number);
  expect(draft).toMatchObject({
    status: { code: 'DRAFT' },
    balance: '0',
    issuedOn: null,
    contentHash: null,
    entries: [],
    lines: [{ kind: 'PIECE', quantity: 1 }],
    allowedActions: [
      { action: 'ISSUE', missing: null },
      { action: 'VOID', missing: null },
    ],
  });
  const { invoice } = await bill(admin, 'issueInvoice', { id: globalId, version: draft.version });
  expect(invoice).toMatchObject({
    status: { code: 'OPEN' },
    balance: draft.total,
    contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    entries: [{ kind: 'INVOICED', amount: draft.total }],
  });
  expect(await readInvoice(buyer, number)).toMatchObject({ number, allowedActions: [] });
  expect(await bill(admin, 'issueInvoice', { id: globalId })).toMatchObject({
    code: 'STATUS_TRANSITION_DENIED',
  });
});

test.each(['999999999999', '100000000', '0', '-1', '1.005'])(
  'a payment of %s is refused by name',
  async (amount) => {
    const input = { customerId: shop.luna, amount, method: 'TRANSFER', acceptOverpayment: true };
    expect(await bill(admin, 'recordPayment', input)).toMatchObject({
      issues: [{ path: 'amount', code: 'OUT_OF_RANGE' }],
    });
    expect(await db.payment.count()).toBe(0);
  },
);

test('an order has one invoice that is not void', async () => {
  const { globalId, number, salesOrderId } = await newInvoice(shop, buyer);
  const order = encodeGlobalId('SalesOrder', salesOrderId);
  expect(await bill(sales, 'createInvoice', { salesOrderId: order })).toMatchObject({
    code: 'INVOICE_EXISTS',
    data: { number },
  });
  expect(await bill(admin, 'voidInvoice', { id: globalId, reason: ' ' })).toMatchObject({
    issues: [{ path: 'reason', code: 'REQUIRED' }],
  });
  const { invoice } = await bill(admin, 'voidInvoice', { id: globalId, reason: 'Wrong address' });
  expect(invoice).toMatchObject({
    status: { code: 'VOID' },
    balance: '0',
    closeReason: 'Wrong address',
    entries: [{ kind: 'INVOICED' }, { kind: 'VOIDED', reason: 'Wrong address' }],
  });
  expect(await bill(sales, 'createInvoice', { salesOrderId: order })).toMatchObject({
    invoice: { status: { code: 'DRAFT' } },
  });
});

test('applies a payment to the earliest due invoice, and reverses it when it bounces', async () => {
  const first = await newInvoice(shop, buyer);
  const second = await newInvoice(shop, buyer);
  const input = {
    customerId: shop.luna,
    amount: decimal(first.total).plus(half(second.total)).toFixed(2),
    method: 'CHECK',
    allocations: [
      { invoiceId: first.globalId, amount: first.total },
      { invoiceId: second.globalId, amount: half(second.total) },
    ],
  };
  const paid = await bill(admin, 'recordPayment', input);
  expect(paid).toMatchObject({
    payment: { available: '0', isReversed: false },
    invoices: [
      { status: { code: 'PAID' }, balance: '0' },
      { status: { code: 'PARTIALLY_PAID' }, applied: half(second.total) },
    ],
  });
  expect(await bill(admin, 'voidInvoice', { id: second.globalId, reason: 'No' })).toMatchObject({
    code: 'INVOICE_HAS_PAYMENTS',
  });
  const back = await bill(admin, 'reversePayment', { id: paid.payment.id, reason: 'It bounced' });
  expect(back).toMatchObject({
    payment: {
      isReversed: true,
      applied: '0',
      available: '0',
      reversed: input.amount,
      entries: [
        { kind: 'PAYMENT_RECEIVED', isReversed: true },
        { kind: 'PAYMENT_APPLIED', invoiceNumber: first.number },
        { kind: 'PAYMENT_APPLIED', invoiceNumber: second.number },
        { kind: 'PAYMENT_APPLIED', isReversal: true, invoiceNumber: second.number, reason: 'It bounced' },
        { kind: 'PAYMENT_APPLIED', isReversal: true, invoiceNumber: first.number },
        { kind: 'PAYMENT_RECEIVED', isReversal: true },
      ],
    },
    invoices: [
      { status: { code: 'OPEN' }, balance: first.total },
      { status: { code: 'OPEN' }, balance: second.total },
    ],
  });
  expect(await bill(admin, 'reversePayment', { id: paid.payment.id, reason: 'Again' })).toMatchObject({
    code: 'ALREADY_REVERSED',
  });
  await runDueJobs(database);
  const sentNotices = await db.notice.findMany({
    where: { event: 'PAYMENT_REVERSED', number: paid.payment.number },
    select: { facts: true },
  });
  expect(sentNotices[0]?.facts).toMatchObject({ words: 'It bounced', amount: input.amount });
});

test('an overpayment requires a confirmation; the rest is a prepayment that is applied later', async () => {
  const customerId = shop.outlet;
  const input = { customerId, amount: '100.00', method: 'CASH' };
  expect(await bill(admin, 'recordPayment', input)).toMatchObject({
    code: 'OVERPAYMENT',
    data: { owed: '0.00', beyond: '100.00' },
  });
  const { payment } = await bill(admin, 'recordPayment', { ...input, acceptOverpayment: true });
  expect(payment).toMatchObject({ amount: '100', available: '100' });
  expect(await bill(admin, 'applyPayment', { id: payment.id })).toMatchObject({ code: 'NOTHING_TO_APPLY' });
});

test('refuses an invoice of another customer, or more than its balance, at its field', async () => {
  const { globalId, total } = await newInvoice(shop, buyer);
  const allocations = (amount: string) => [{ invoiceId: globalId, amount }];
  const pay = (customerId: number, amount: string, part: string) =>
    bill(admin, 'recordPayment', { customerId, amount, method: 'CASH', allocations: allocations(part) });
  expect(await pay(shop.orion, '5.00', '5.00')).toMatchObject({
    issues: [{ path: 'allocations.0.invoiceId', code: 'INVOICE_NOT_OWED' }],
  });
  const more = decimal(total).plus('0.01').toFixed(2);
  expect(await pay(shop.luna, more, more)).toMatchObject({
    issues: [{ path: 'allocations.0.amount', code: 'ALLOCATION_BEYOND_BALANCE' }],
  });
  expect(await pay(shop.luna, '1.00', '2.00')).toMatchObject({ code: 'ALLOCATIONS_BEYOND_PAYMENT' });
  expect(await pay(shop.luna, '-1.00', '-1.00')).toMatchObject({
    issues: expect.arrayContaining([expect.objectContaining({ path: 'amount', code: 'OUT_OF_RANGE' })]),
  });
});

test('writes off the balance of an invoice, and reopens it when its payment bounces', async () => {
  const { globalId, total } = await newInvoice(shop, buyer);
  const part = half(total);
  const { payment } = await bill(admin, 'recordPayment', {
    customerId: shop.luna,
    amount: part,
    method: 'CHECK',
    allocations: [{ invoiceId: globalId, amount: part }],
  });
  const { invoice } = await bill(admin, 'writeOffInvoice', { id: globalId, reason: 'Bankrupt' });
  expect(invoice).toMatchObject({ status: { code: 'WRITTEN_OFF' }, balance: '0', closeReason: 'Bankrupt' });
  const back = await bill(admin, 'reversePayment', { id: payment.id, reason: 'It bounced' });
  expect(back.invoices).toMatchObject([{ status: { code: 'OPEN' }, balance: part, closeReason: null }]);
});

test('a paid invoice uses the deposits of its order, and is created once', async () => {
  const salesOrderId = encodeGlobalId('SalesOrder', await prepaidSalesOrder(shop, buyer));
  const { invoice } = await bill(sales, 'generatePaidInvoice', { salesOrderId });
  expect(invoice).toMatchObject({ status: { code: 'PAID' }, balance: '0', applied: invoice.total });
  expect(await bill(sales, 'generatePaidInvoice', { salesOrderId })).toMatchObject({
    invoice: { number: invoice.number, version: invoice.version },
  });
});

test('without enough money, the error has the missing amount, and nothing is created', async () => {
  const { globalId, id } = await newSalesOrder(shop, shop.foreignBuyer);
  const { total } = await readOrder(admin, globalId);
  await act(sales, 'recordDeposit', { id: globalId, amount: '10.00', method: 'CASH' });
  const missing = decimal(total).minus('10').toFixed(2);
  expect(await bill(sales, 'generatePaidInvoice', { salesOrderId: globalId })).toMatchObject({
    code: 'PREPAYMENTS_MISSING',
    data: { due: decimal(total).toFixed(2), available: '10.00', missing },
  });
  expect(await db.invoice.count({ where: { salesOrderId: id } })).toBe(0);
  // Money reserved for another order is not used; unreserved money is.
  await prepaidSalesOrder(shop, shop.foreignBuyer);
  expect(await bill(sales, 'generatePaidInvoice', { salesOrderId: globalId })).toMatchObject({
    code: 'PREPAYMENTS_MISSING',
  });
  await newPayment(shop, shop.orion, missing);
  expect(await bill(sales, 'generatePaidInvoice', { salesOrderId: globalId })).toMatchObject({
    invoice: { status: { code: 'PAID' } },
  });
});

test('a deposit is a payment: voided with it, and with the payment', async () => {
  const { globalId, id } = await newSalesOrder(shop, buyer);
  await act(sales, 'recordDeposit', { id: globalId, amount: '20.00', method: 'CASH', reference: 'Slip 4' });
  await act(sales, 'recordDeposit', { id: globalId, amount: '30.00', method: 'CASH' });
  const [one, other] = await db.payment.findMany({ where: { salesOrderId: id }, orderBy: { id: 'asc' } });
  expect(await readPayment(admin, one?.number ?? '')).toMatchObject({ available: '20', reference: 'Slip 4' });
  const { deposits } = await readOrder(sales, globalId);
  await act(sales, 'voidDeposit', { id: globalId, depositId: deposits[0].id, reason: 'It bounced' });
  expect(await readPayment(admin, one?.number ?? '')).toMatchObject({ isReversed: true, available: '0' });
  await bill(admin, 'reversePayment', { id: encodeGlobalId('Payment', other?.id ?? 0), reason: 'Wrong' });
  expect((await readOrder(sales, globalId)).payment).toMatchObject({ paid: '0.00' });
});

test('an order is paid when its invoice is, and waits again when the payment bounces', async () => {
  await db.customer.update({ where: { id: shop.luna }, data: { paymentTermsCode: 'PREPAID' } });
  const order = await newSalesOrder(shop, buyer);
  await db.customer.update({ where: { id: shop.luna }, data: { paymentTermsCode: 'NET_30' } });
  const { invoice } = await bill(admin, 'createInvoice', { salesOrderId: order.globalId, issue: true });
  expect(await readOrder(admin, order.globalId)).toMatchObject({ status: { code: 'AWAITING_PAYMENT' } });
  const allocations = [{ invoiceId: invoice.id, amount: invoice.total }];
  const { payment } = await bill(admin, 'recordPayment', {
    customerId: shop.luna,
    amount: invoice.total,
    method: 'TRANSFER',
    allocations,
  });
  expect(await readOrder(admin, order.globalId)).toMatchObject({
    status: { code: 'CONFIRMED' },
    paidAt: expect.any(String),
    payment: { balance: '0.00' },
  });
  await bill(admin, 'reversePayment', { id: payment.id, reason: 'It bounced' });
  expect(await readOrder(admin, order.globalId)).toMatchObject({
    paidAt: null,
    payment: { paid: '0.00' },
  });
});

/** Columns of an issued invoice that follow its ledger, and how it was closed. */
const MOVES = [
  'statusId',
  'applied',
  'appliedElsewhere',
  'appliedBySettlements',
  'settled',
  'balance',
  'closeReason',
  'closedAt',
  'closedById',
  'closedActingById',
  'version',
  'updatedAt',
];

async function columnsOf(table: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT column_name::text AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ${table}`;
  return rows.map(({ name }) => name);
}

test('an issued invoice and its lines do not change, except values of the ledger', async () => {
  const { id } = await newInvoice(shop, buyer);
  const attempts = [
    ...(await columnsOf('Invoice')).map((column) => ({
      isRefused: !MOVES.includes(column),
      sql: `UPDATE "Invoice" SET "${column}" = "${column}" WHERE id = ${id}`,
    })),
    ...(await columnsOf('InvoiceLine')).map((column) => ({
      isRefused: true,
      sql: `UPDATE "InvoiceLine" SET "${column}" = "${column}" WHERE "invoiceId" = ${id}`,
    })),
    { isRefused: true, sql: `DELETE FROM "InvoiceLine" WHERE "invoiceId" = ${id}` },
    { isRefused: true, sql: `DELETE FROM "Invoice" WHERE id = ${id}` },
    {
      isRefused: true,
      sql: `INSERT INTO "InvoiceLine" ("invoiceId", rank, kind, "titleEn", "titleFr", quantity, "unitPrice", amount)
        VALUES (${id}, 99, 'CHARGE', 'More', 'Plus', 1, 1, 1)`,
    },
  ];
  const outcomes: { isRefused: boolean; sql: string }[] = [];
  for (const { sql } of attempts) {
    const isRefused = await db.$executeRawUnsafe(sql).then(
      () => false,
      (error: Error) => /is issued/.test(error.message),
    );
    outcomes.push({ isRefused, sql });
  }
  expect(outcomes).toEqual(attempts);
});

test('entries of the ledger are never changed', async () => {
  await newInvoice(shop, buyer);
  const { id } = await db.ledgerEntry.findFirstOrThrow();
  await expect(db.ledgerEntry.update({ where: { id }, data: { amount: '1' } })).rejects.toThrow(
    /never changed/,
  );
  await expect(db.ledgerEntry.delete({ where: { id } })).rejects.toThrow(/never changed/);
});

test('two payers of one invoice at once pay it once', async () => {
  const { globalId, total } = await newInvoice(shop, buyer);
  const pay = () =>
    bill(admin, 'recordPayment', {
      customerId: shop.luna,
      amount: total,
      method: 'CARD',
      allocations: [{ invoiceId: globalId, amount: total }],
      acceptOverpayment: true,
    });
  const results = await Promise.all([pay(), pay()]);
  expect(results.map(({ __typename }) => __typename).toSorted()).toEqual([
    'InvalidInputError',
    'RecordPaymentSuccess',
  ]);
});

test('what invoices and payments show are the sums of their entries', async () => {
  const rows = await db.$queryRaw`
    SELECT invoice.number FROM "Invoice" invoice LEFT JOIN "LedgerEntry" entry ON entry."invoiceId" = invoice.id
    GROUP BY invoice.id HAVING invoice.applied <> coalesce(sum(entry.amount) FILTER (WHERE kind = 'PAYMENT_APPLIED'), 0)
      OR invoice.balance <> coalesce(sum(CASE kind WHEN 'INVOICED' THEN entry.amount ELSE -entry.amount END), 0)
    UNION SELECT payment.number FROM "Payment" payment LEFT JOIN "LedgerEntry" entry ON entry."paymentId" = payment.id
    GROUP BY payment.id HAVING payment.applied <> coalesce(sum(entry.amount) FILTER (WHERE kind = 'PAYMENT_APPLIED'), 0)
      OR payment.available <> coalesce(sum(CASE kind WHEN 'PAYMENT_RECEIVED' THEN entry.amount ELSE -entry.amount END), 0)
      OR payment.amount <> payment.applied + payment.refunded + payment.reversed + payment.available`;
  expect(rows).toEqual([]);
});
