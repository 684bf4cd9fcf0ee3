import { expect, test } from '@jest/globals';
import { type Actor, bearer } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import {
  memo,
  packedConsignment,
  readConsignment,
  sentConsignment,
  soldConsignment,
} from '../../test/money/consignments.ts';
import { serve } from '../../test/serve.ts';
import { openShop } from '../../test/shop.ts';

const { db } = await testDatabase();
const { post } = await serve(db);
const shop = await openShop(db);
const { sales, accounting, admin } = shop;

/**
 * Calls a mutation over HTTP.
 * @returns the type name of its result
 */
async function outcome(actor: Actor, name: string, input: Record<string, unknown>): Promise<string> {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const document = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename } }`;
  const headers = Object.fromEntries(new Headers(bearer(actor)));
  const response = await post(document, { input }, headers);
  return (await response.json()).data.result.__typename;
}

const all = async (...calls: Promise<string>[]) => (await Promise.all(calls)).toSorted();

test('the customer and staff who report the same pieces at once report them once', async () => {
  const { globalId: id, line, number } = await sentConsignment(shop);
  const input = { id, lines: [{ lineId: line }] };
  expect(
    await all(
      outcome(accounting, 'reportConsignmentSold', input),
      outcome(sales, 'reportConsignmentSold', input),
    ),
  ).toEqual(['InvalidInputError', 'ReportConsignmentSoldSuccess']);
  expect(await readConsignment(sales, number)).toMatchObject({ lines: [{ state: 'SOLD', quantity: 2 }] });
});

test('of pieces that are sold and lost at once each is one of both', async () => {
  const { globalId: id, line, number } = await sentConsignment(shop);
  const input = { id, lines: [{ lineId: line }] };
  const results = await all(
    outcome(accounting, 'reportConsignmentSold', input),
    outcome(sales, 'reportConsignmentLost', input),
  );
  expect(results[0]).toBe('InvalidInputError');
  expect((await readConsignment(sales, number)).pieces).toEqual([
    expect.objectContaining({ state: expect.stringMatching(/^(SOLD|LOST)$/), quantity: 2 }),
  ]);
});

test('parts that are reported at once add up', async () => {
  const { globalId: id, line, number } = await sentConsignment(shop, { quantity: 5 });
  const sell = () => outcome(sales, 'reportConsignmentSold', { id, lines: [{ lineId: line, quantity: 1 }] });
  await Promise.all([sell(), sell(), sell()]);
  expect((await readConsignment(sales, number)).pieces).toMatchObject([
    { state: 'OUT', quantity: 2 },
    { state: 'SOLD', quantity: 3 },
  ]);
});

test('with the same version only one of two gets through', async () => {
  const { globalId: id, line, number } = await sentConsignment(shop, { quantity: 4 });
  const { version } = await readConsignment(sales, number);
  const sell = (actor: Actor) =>
    outcome(actor, 'reportConsignmentSold', { id, version, lines: [{ lineId: line, quantity: 1 }] });
  expect(await all(sell(sales), sell(accounting))).toEqual(['ConflictError', 'ReportConsignmentSoldSuccess']);
});

test('two who bill the same pieces at once bill them once', async () => {
  const { globalId: id, id: consignmentId } = await soldConsignment(shop);
  const bill = () => outcome(admin, 'invoiceConsignmentLines', { id });
  expect(await all(bill(), bill())).toEqual(['InvoiceConsignmentLinesSuccess', 'RefusedError']);
  expect(await db.invoice.count({ where: { consignmentId } })).toBe(1);
});

test('pieces that are sent while they are unpacked are one of both', async () => {
  const { globalId: id, number } = await packedConsignment(shop);
  const results = await all(
    outcome(sales, 'sendConsignment', { id }),
    outcome(admin, 'unpackConsignment', { id, reason: 'The wrong metal' }),
  );
  expect(results[0]).toBe('RefusedError');
  const isSent = results[1] === 'SendConsignmentSuccess';
  expect(await readConsignment(sales, number)).toMatchObject({
    outValue: isSent ? '500' : '0',
    lines: [{ state: isSent ? 'OUT' : 'RETURNED', quantity: 2 }],
  });
});

test('two consignments that are sent at once keep the memo limit', async () => {
  const customerId = shop.orion;
  await db.customer.update({ where: { id: customerId }, data: { memoLimit: '700' } });
  const packed = await Promise.all(
    [1, 2].map(async () => {
      const { alloyId, itemTypeId } = await db.itemTypeAlloy.findFirstOrThrow();
      const lines = [{ itemTypeId, alloyId, size: '7', quantity: 2, memoPrice: '250.00' }];
      return (await memo(sales, 'createConsignment', { customerId, lines })).consignment.id as string;
    }),
  );
  const sent = await all(...packed.map((id) => outcome(sales, 'sendConsignment', { id })));
  expect(sent).toEqual(['RefusedError', 'SendConsignmentSuccess']);
  const { _sum } = await db.consignment.aggregate({ where: { customerId }, _sum: { outValue: true } });
  expect(_sum.outValue?.toFixed(2)).toBe('500.00');
});

test('pieces billed while their report is undone end in one of both states', async () => {
  const { globalId: id, line, number, id: consignmentId } = await soldConsignment(shop);
  const results = await all(
    outcome(accounting, 'takeBackConsignmentReport', { id, lines: [{ lineId: line }] }),
    outcome(admin, 'invoiceConsignmentLines', { id }),
  );
  const isBilled = results.includes('InvoiceConsignmentLinesSuccess');
  expect(results).toEqual(
    isBilled
      ? ['InvalidInputError', 'InvoiceConsignmentLinesSuccess']
      : ['RefusedError', 'TakeBackConsignmentReportSuccess'],
  );
  expect(await readConsignment(sales, number)).toMatchObject({
    lines: [{ state: isBilled ? 'INVOICED' : 'OUT', quantity: 2 }],
  });
  expect(await db.invoice.count({ where: { consignmentId } })).toBe(isBilled ? 1 : 0);
});

test('two who take the same report back at once take it back once', async () => {
  const { globalId: id, line, number } = await soldConsignment(shop);
  const input = { id, lines: [{ lineId: line }], reason: 'A slip' };
  expect(
    await all(
      outcome(accounting, 'takeBackConsignmentReport', input),
      outcome(sales, 'takeBackConsignmentReport', input),
    ),
  ).toEqual(['InvalidInputError', 'TakeBackConsignmentReportSuccess']);
  expect(await readConsignment(sales, number)).toMatchObject({ lines: [{ state: 'OUT', quantity: 2 }] });
});
