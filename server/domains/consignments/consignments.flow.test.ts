import { expect, test } from '@jest/globals';
import { createActor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import {
  memo,
  packedConsignment,
  packing,
  readConsignment,
  returningConsignment,
  sentConsignment,
  soldConsignment,
} from '../../test/money/consignments.ts';
import { bill } from '../../test/money/invoices.ts';
import { runDueJobs } from '../../test/orders/due-jobs.ts';
import { requireNews } from '../../test/require-news.ts';
import { run } from '../../test/run.ts';
import { openShop } from '../../test/shop.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(db);
await requireNews(database.pool);
const { sales, admin, buyer, foreignBuyer } = shop;
const customerIds = [shop.luna];
const accountant = await createActor(db, { role: 'PORTAL_ACCOUNTING', customerIds });

const PRICE = 'query ($input: CalculatePriceInput!) { calculatePrice(input: $input) { unitPrice } }';
const MEMO_PRICE = `query ($customerId: Int!, $configuration: ConfigurationInput!) {
  memoPrice(customerId: $customerId, configuration: $configuration) { unitPrice }
}`;

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

test('pieces are packed, sent in parts, and with the first of them the term begins', async () => {
  const { consignment: packed } = await memo(
    sales,
    'createConsignment',
    await packing(shop, { quantity: 3 }),
  );
  expect(packed).toMatchObject({
    number: expect.stringMatching(/^OC-\d{5}$/),
    status: { code: 'NEW' },
    termDays: 30,
    issuedOn: null,
    dueOn: null,
    memoValue: '750',
    outValue: '0',
    lines: [
      { state: 'PACKED', quantity: 3, memoPrice: '250', value: '750', allowedActions: ['SEND', 'UNPACK'] },
    ],
    history: [{ action: 'CREATE' }],
    allowedActions: ['SEND', 'UNPACK'],
  });
  const [{ id: lineId }] = packed.lines;
  const sent = await memo(sales, 'sendConsignment', { id: packed.id, lines: [{ lineId, quantity: 2 }] });
  expect(sent.consignment).toMatchObject({
    status: { code: 'PROCESSING' },
    issuedOn: expect.any(String),
    memoValue: '750',
    outValue: '500',
    pieces: [
      { state: 'PACKED', quantity: 1, value: '250' },
      { state: 'OUT', quantity: 2, value: '500' },
    ],
    lines: [
      { rank: 1, state: 'PACKED', quantity: 1 },
      { rank: 1, state: 'OUT', quantity: 2, daysOut: 0, age: 'DAYS_0_30' },
    ],
  });
  const { issuedOn, dueOn } = sent.consignment;
  expect(Date.parse(dueOn) - Date.parse(issuedOn)).toBe(30 * 86_400_000);
  const rest = await memo(sales, 'sendConsignment', { id: packed.id });
  expect(rest.consignment).toMatchObject({ issuedOn, dueOn, outValue: '750' });
  expect(await memo(sales, 'sendConsignment', { id: packed.id })).toMatchObject({
    code: 'NOTHING_AT_THIS_STEP',
  });
});

test('bills sold pieces at the memo price, and closes the consignment', async () => {
  const { globalId: id, line: lineId, number } = await sentConsignment(shop);
  const sold = await memo(accountant, 'reportConsignmentSold', { id, lines: [{ lineId, quantity: 1 }] });
  expect(sold.consignment).toMatchObject({
    status: { code: 'PROCESSING' },
    outValue: '500',
    lines: [
      { state: 'OUT', quantity: 1, allowedActions: ['REPORT_SOLD', 'REQUEST_RETURN'] },
      { state: 'SOLD', quantity: 1, allowedActions: ['TAKE_BACK'] },
    ],
  });
  const billed = await memo(sales, 'invoiceConsignmentLines', { id });
  expect(billed).toMatchObject({
    consignment: { outValue: '250', invoices: [{ number: billed.invoice.number }] },
    invoice: {
      status: { code: 'OPEN' },
      subTotal: '250',
      consignmentNumber: number,
      lines: [{ kind: 'PIECE', quantity: 1, unitPrice: '250', amount: '250' }],
      entries: [{ kind: 'INVOICED', amount: billed.invoice.total }],
    },
  });
  await memo(sales, 'reportConsignmentLost', { id, lines: [{ lineId }] });
  const rest = await memo(sales, 'invoiceConsignmentLines', { id });
  expect(rest.consignment).toMatchObject({
    status: { code: 'CLOSED' },
    outValue: '0',
    memoValue: '500',
    lines: [
      { state: 'INVOICED', invoiceNumber: rest.invoice.number },
      { state: 'INVOICED', invoiceNumber: billed.invoice.number },
    ],
    allowedActions: [],
  });
});

test('voiding an invoice releases its pieces to be billed again', async () => {
  const { globalId: id, number } = await soldConsignment(shop);
  const { invoice } = await memo(sales, 'invoiceConsignmentLines', { id });
  expect(await readConsignment(sales, number)).toMatchObject({ status: { code: 'CLOSED' } });
  await bill(admin, 'voidInvoice', { id: invoice.id, reason: 'Wrong address' });
  expect(await readConsignment(sales, number)).toMatchObject({
    status: { code: 'PROCESSING' },
    outValue: '500',
    lines: [{ state: 'SOLD', invoiceNumber: null }],
    history: expect.arrayContaining([
      expect.objectContaining({
        action: 'VOID_INVOICE',
        reason: 'Wrong address',
        invoiceNumber: invoice.number,
      }),
    ]),
  });
  const again = await memo(sales, 'invoiceConsignmentLines', { id });
  expect(again.invoice).toMatchObject({ status: { code: 'OPEN' }, subTotal: '500' });
});

test('pieces go back when the customer asked for it', async () => {
  const { globalId: id, number, line: lineId } = await returningConsignment(shop);
  expect(await memo(sales, 'reportConsignmentSold', { id, lines: [{ lineId }] })).toMatchObject({
    issues: [{ path: 'lines.0.lineId', code: 'LINE_NOT_READY' }],
  });
  await memo(sales, 'receiveConsignmentReturn', { id });
  expect(await readConsignment(sales, number)).toMatchObject({
    status: { code: 'CLOSED' },
    outValue: '0',
    lines: [{ state: 'RETURNED', daysOut: null, age: null }],
  });
});

test('notifies customers of sent pieces, staff of reports, and no user of their own actions', async () => {
  const { consignment } = await memo(sales, 'createConsignment', await packing(shop, { quantity: 3 }));
  const { id, number } = consignment;
  await memo(sales, 'sendConsignment', { id, reason: '1Z 42' });
  const [{ id: lineId }] = (await readConsignment(sales, number)).lines;
  const part = { id, lines: [{ lineId, quantity: 1 }] };
  await memo(accountant, 'reportConsignmentSold', part);
  await memo(sales, 'reportConsignmentSold', part);
  await runDueJobs(database);
  const notices = await db.notice.findMany({ where: { number }, orderBy: { id: 'asc' } });
  const sentNotices = [...new Set(notices.map(({ event, side }) => `${event} ${side}`))];
  expect(sentNotices).toEqual(['CONSIGNMENT_SENT CUSTOMER', 'CONSIGNMENT_REPORTED STAFF']);
  const [sent] = notices;
  expect(sent?.facts).toMatchObject({ words: '1Z 42', customer: 'Jeweller LUNA-001' });
});

test('the memo limit of a customer is never exceeded', async () => {
  const customerId = shop.orion;
  await db.customer.update({ where: { id: customerId }, data: { memoLimit: '700' } });
  await sentConsignment(shop, { customerId });
  const other = await packedConsignment(shop, { customerId });
  const send = (quantity: number) =>
    memo(sales, 'sendConsignment', { id: other.globalId, lines: [{ lineId: other.line, quantity }] });
  expect(await send(1)).toMatchObject({
    code: 'MEMO_LIMIT_EXCEEDED',
    data: { limit: '700.00', out: '500.00', beyond: '50.00' },
  });
  await db.customer.update({ where: { id: customerId }, data: { memoLimit: '750' } });
  expect((await send(1)).consignment).toMatchObject({ outValue: '250' });
});

test('terms are those agreed on, else those of the customer', async () => {
  await db.customer.update({ where: { id: shop.outlet }, data: { memoTermDays: 90 } });
  const term = async (given: Record<string, unknown>) =>
    (await memo(sales, 'createConsignment', await packing(shop, { customerId: shop.outlet, ...given })))
      .consignment.termDays;
  expect([await term({}), await term({ termDays: 60 })]).toEqual([90, 60]);
});

test('its last day is moved with a reason, to a day that is not over', async () => {
  const { globalId: id } = await sentConsignment(shop);
  const move = (dueOn: string, reason = 'The fair is later') =>
    memo(sales, 'changeConsignmentDueDate', { id, dueOn, reason });
  expect(await move(day(45), ' ')).toMatchObject({ issues: [{ path: 'reason', code: 'REQUIRED' }] });
  for (const wrong of [day(-3), day(400)])
    expect(await move(wrong)).toMatchObject({ issues: [{ path: 'dueOn', code: 'OUT_OF_RANGE' }] });
  expect((await move(day(45))).consignment).toMatchObject({
    dueOn: day(45),
    history: expect.arrayContaining([
      expect.objectContaining({
        action: 'CHANGE_DUE_DATE',
        dueOnAfter: day(45),
        reason: 'The fair is later',
      }),
    ]),
  });
  const packed = await packedConsignment(shop);
  expect(
    await memo(sales, 'changeConsignmentDueDate', { id: packed.globalId, dueOn: day(9), reason: 'Early' }),
  ).toMatchObject({ code: 'NOTHING_IS_OUT' });
});

test('the price proposed while packing is that of the customer', async () => {
  await db.priceTerm.create({ data: { customerId: shop.luna, percent: '-5' } });
  const configuration = { itemTypeId: shop.pieceId('BAND-1'), size: '7' };
  const [own, list] = await Promise.all([
    run(buyer, PRICE, { input: { configuration } }),
    run(sales, PRICE, { input: { configuration } }),
  ]);
  const proposed = await run(sales, MEMO_PRICE, { customerId: shop.luna, configuration });
  expect(proposed.data.memoPrice).toEqual(own.data.calculatePrice);
  expect(proposed.data.memoPrice).not.toEqual(list.data.calculatePrice);
  const none = await run(sales, MEMO_PRICE, { customerId: 999_999, configuration });
  expect(none.data.memoPrice).toBeNull();
  const wrong = await run(sales, MEMO_PRICE, {
    customerId: shop.luna,
    configuration: { ...configuration, size: '99' },
  });
  expect(wrong.errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT' });
});

test('a user cannot see or change another customer’s consignment', async () => {
  const {
    globalId: id,
    line: lineId,
    number,
  } = await sentConsignment(shop, {
    contactId: buyer.userId ?? 0,
  });
  expect(await readConsignment(buyer, number)).toMatchObject({ number, contact: { id: expect.any(String) } });
  expect(await readConsignment(shop.colleague, number)).toBeNull();
  expect(await readConsignment(foreignBuyer, number)).toBeNull();
  const foreign = await createActor(db, { role: 'PORTAL_ACCOUNTING', customerIds: [shop.orion] });
  expect(await memo(foreign, 'reportConsignmentSold', { id, lines: [{ lineId }] })).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await memo(buyer, 'requestConsignmentReturn', { id, lines: [{ lineId }] })).toMatchObject({
    code: 'FORBIDDEN',
    permission: 2303,
  });
  expect(await memo(accountant, 'sendConsignment', { id })).toMatchObject({ code: 'NOT_FOR_THIS_SIDE' });
});
