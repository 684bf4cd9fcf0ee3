import { expect, test } from '@jest/globals';
import { testDatabase } from '../../test/database.ts';
import { memo, packing, readConsignment, sentConsignment } from '../../test/money/consignments.ts';
import { openShop } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { sales } = shop;
const sent = await sentConsignment(shop);
const other = await sentConsignment(shop, { customerId: shop.orion });
const { globalId: id, line: lineId } = sent;

const report = (lines: unknown, more: Record<string, unknown> = {}) =>
  memo(sales, 'reportConsignmentSold', { id, lines, ...more });

test.each([
  ['no pieces', [], 'lines', 'REQUIRED'],
  ['none of a line', [{ lineId, quantity: 0 }], 'lines.0.quantity', 'OUT_OF_RANGE'],
  ['less than none', [{ lineId, quantity: -2 }], 'lines.0.quantity', 'OUT_OF_RANGE'],
  ['more than there are', [{ lineId, quantity: 3 }], 'lines.0.quantity', 'QUANTITY_BEYOND_LINE'],
  ['a line of nothing', [{ lineId: 'nothing' }], 'lines.0.lineId', 'UNKNOWN'],
  ['a line of another consignment', [{ lineId: other.line }], 'lines.0.lineId', 'UNKNOWN'],
  [
    'a line twice',
    [
      { lineId, quantity: 1 },
      { lineId, quantity: 1 },
    ],
    'lines.1.lineId',
    'DUPLICATE',
  ],
])('%s: refused at its field', async (_what, lines, path, code) => {
  expect((await report(lines)).issues).toContainEqual({ path, code });
});

test('refuses an old version and an unavailable step, without changes', async () => {
  const { version } = await readConsignment(sales, sent.number);
  expect(await report([{ lineId }], { version: version - 1 })).toMatchObject({
    __typename: 'ConflictError',
    currentVersion: version,
  });
  expect(await memo(sales, 'invoiceConsignmentLines', { id })).toMatchObject({
    code: 'NOTHING_AT_THIS_STEP',
  });
  expect(await memo(sales, 'receiveConsignmentReturn', { id, lines: [{ lineId }] })).toMatchObject({
    issues: [{ path: 'lines.0.lineId', code: 'LINE_NOT_READY' }],
  });
  expect(await readConsignment(sales, sent.number)).toMatchObject({ version, lines: [{ state: 'OUT' }] });
});

test('refuses to undo unreported pieces, or more than reported', async () => {
  const { globalId, line } = await sentConsignment(shop, { quantity: 3 });
  const undoReport = (of: string, quantity: number) =>
    memo(sales, 'takeBackConsignmentReport', {
      id: globalId,
      lines: [{ lineId: of, quantity }],
      reason: 'A slip',
    });
  expect((await undoReport(line, 1)).issues).toEqual([{ path: 'lines.0.lineId', code: 'LINE_NOT_READY' }]);
  const lines = [{ lineId: line, quantity: 1 }];
  const { consignment } = await memo(sales, 'reportConsignmentSold', { id: globalId, lines });
  const [sold] = consignment.lines.filter(({ state }: { state: string }) => state === 'SOLD');
  expect((await undoReport(sold.id, 2)).issues).toEqual([
    { path: 'lines.0.quantity', code: 'QUANTITY_BEYOND_LINE' },
  ]);
  expect((await undoReport(sold.id, 1)).consignment.pieces).toMatchObject([{ state: 'OUT', quantity: 3 }]);
});

const pack = async (change: Record<string, unknown>, line: Record<string, unknown> = {}) => {
  const input = await packing(shop);
  return memo(sales, 'createConsignment', { ...input, lines: [{ ...input.lines[0], ...line }], ...change });
};

test.each([
  ['a piece that there is not', {}, { itemTypeId: 999_999 }, 'lines.0.itemTypeId', 'UNKNOWN'],
  ['a metal that it is not made of', {}, { alloyId: 999_999 }, 'lines.0.alloyId', 'UNKNOWN'],
  ['no metal at all', {}, { alloyId: null }, 'lines.0.alloyId', 'UNKNOWN'],
  ['a variant that there is not', {}, { variantCode: 'NO-SUCH' }, 'lines.0.variantCode', 'UNKNOWN'],
  ['a size between quarters', {}, { size: '7.1' }, 'lines.0.size', 'OUT_OF_RANGE'],
  ['no pieces', {}, { quantity: 0 }, 'lines.0.quantity', 'OUT_OF_RANGE'],
  ['a price below nothing', {}, { memoPrice: '-1' }, 'lines.0.memoPrice', 'OUT_OF_RANGE'],
  ['a price of parts of cents', {}, { memoPrice: '1.001' }, 'lines.0.memoPrice', 'OUT_OF_RANGE'],
  ['no lines', { lines: [] }, {}, 'lines', 'REQUIRED'],
  ['a term that there is not', { termDays: 45 }, {}, 'termDays', 'OUT_OF_RANGE'],
  ['somebody else’s contact', { contactId: shop.foreignBuyer.userId }, {}, 'contactId', 'UNKNOWN'],
  ['an address that there is not', { shippingAddressId: 999_999 }, {}, 'shippingAddressId', 'UNKNOWN'],
])('refuses packing %s at its field', async (_what, change, line, path, code) => {
  expect((await pack(change, line)).issues).toContainEqual({ path, code });
});

test('packs nothing without a customer', async () => {
  expect(await pack({ customerId: 999_999 })).toMatchObject({ code: 'NOT_FOUND' });
});

test('a call that is repeated with its key happens once', async () => {
  const { globalId, line, number } = await sentConsignment(shop, { quantity: 4 });
  const sell = () =>
    memo(sales, 'reportConsignmentSold', { id: globalId, lines: [{ lineId: line, quantity: 1 }] }, 'key-1');
  await sell();
  await sell();
  expect((await readConsignment(sales, number)).pieces).toMatchObject([
    { state: 'OUT', quantity: 3 },
    { state: 'SOLD', quantity: 1 },
  ]);
});
