import { expect, test } from '@jest/globals';
import { type Actor, createActor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import {
  memo,
  readConsignment,
  returningConsignment,
  sentConsignment,
  soldConsignment,
  type TestConsignment,
} from '../../test/money/consignments.ts';
import { openShop } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { sales, accounting } = shop;
const foreign = await createActor(db, { role: 'PORTAL_ACCOUNTING', customerIds: [shop.orion] });

const undoReport = (actor: Actor, { globalId: id, line: lineId }: TestConsignment, more: object = {}) =>
  memo(actor, 'takeBackConsignmentReport', { id, lines: [{ lineId }], ...more });

/** A consignment whose pieces were reported lost. */
async function lostConsignment(): Promise<TestConsignment> {
  const sent = await sentConsignment(shop);
  await memo(sales, 'reportConsignmentLost', { id: sent.globalId, lines: [{ lineId: sent.line }] });
  return sent;
}

test('pieces reported sold by mistake are out again, since the day they were sent', async () => {
  const sold = await soldConsignment(shop);
  const sentOn = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
  await db.consignmentLine.update({ where: { id: sold.lineId }, data: { sentOn: new Date(sentOn) } });
  const before = await readConsignment(sales, sold.number);
  const { consignment } = await undoReport(accounting, sold);
  expect(consignment).toMatchObject({
    status: { code: 'PROCESSING' },
    issuedOn: before.issuedOn,
    dueOn: before.dueOn,
    memoValue: '500',
    outValue: '500',
    lines: [{ state: 'OUT', quantity: 2, sentOn, age: 'DAYS_31_60' }],
    history: expect.arrayContaining([
      expect.objectContaining({ action: 'TAKE_BACK', pieces: [expect.objectContaining({ quantity: 2 })] }),
    ]),
    actionsWithReason: [],
  });
  expect((await memo(sales, 'invoiceConsignmentLines', { id: sold.globalId })).code).toBe(
    'NOTHING_AT_THIS_STEP',
  );
});

test('undoes a part of a report, and bills the rest', async () => {
  const { globalId: id, line: lineId, number } = await soldConsignment(shop);
  await memo(accounting, 'takeBackConsignmentReport', { id, lines: [{ lineId, quantity: 1 }] });
  const { consignment, invoice } = await memo(sales, 'invoiceConsignmentLines', { id });
  expect(invoice.subTotal).toBe('250');
  expect(consignment.lines).toMatchObject([
    { id: lineId, state: 'INVOICED', quantity: 1 },
    { rank: 1, state: 'OUT', quantity: 1 },
  ]);
  expect(await memo(accounting, 'takeBackConsignmentReport', { id, lines: [{ lineId }] })).toMatchObject({
    issues: [{ path: 'lines.0.lineId', code: 'LINE_NOT_READY' }],
  });
  expect(await readConsignment(sales, number)).toMatchObject({ outValue: '250' });
});

test('staff say why they take a return or a loss back', async () => {
  for (const reported of [await returningConsignment(shop), await lostConsignment()]) {
    for (const more of [{}, { reason: ' ' }])
      expect(await undoReport(sales, reported, more)).toMatchObject({
        issues: [{ path: 'reason', code: 'REQUIRED' }],
      });
    const reason = 'It was in the safe';
    expect((await undoReport(sales, reported, { reason })).consignment).toMatchObject({
      lines: [{ state: 'OUT', allowedActions: ['REPORT_SOLD', 'REQUEST_RETURN', 'REPORT_LOST'] }],
      history: expect.arrayContaining([expect.objectContaining({ action: 'TAKE_BACK', reason })]),
      actionsWithReason: ['UNPACK', 'TAKE_BACK'],
    });
  }
});

test('customers undo reports that they may make, but no loss', async () => {
  expect((await undoReport(accounting, await returningConsignment(shop))).consignment).toMatchObject({
    lines: [{ state: 'OUT' }],
  });
  const lost = await lostConsignment();
  expect((await readConsignment(accounting, lost.number)).lines).toMatchObject([{ allowedActions: [] }]);
  expect(await undoReport(accounting, lost)).toMatchObject({ code: 'NOT_FOR_THIS_SIDE' });
  expect(await readConsignment(sales, lost.number)).toMatchObject({ lines: [{ state: 'LOST' }] });
});

test('undone pieces count again, even beyond a lowered limit', async () => {
  const customerId = shop.outlet;
  const sold = await soldConsignment(shop, { customerId });
  await db.customer.update({ where: { id: customerId }, data: { memoLimit: '100' } });
  expect((await undoReport(sales, sold, { reason: 'A slip' })).consignment).toMatchObject({
    outValue: '500',
  });
});

test('a user cannot undo reports of another customer', async () => {
  const sold = await soldConsignment(shop);
  expect(await undoReport(foreign, sold)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await undoReport(shop.buyer, sold)).toMatchObject({ code: 'FORBIDDEN' });
});

test('a user who may only report sales cannot undo a return', async () => {
  const [sold, returning] = [await soldConsignment(shop), await returningConsignment(shop)];
  await db.rolePermission.deleteMany({
    where: { role: { code: 'PORTAL_ACCOUNTING' }, permissionNumber: 2303 },
  });
  expect((await readConsignment(accounting, returning.number)).lines).toMatchObject([{ allowedActions: [] }]);
  expect(await undoReport(accounting, returning)).toMatchObject({ code: 'FORBIDDEN', permission: 2303 });
  expect((await undoReport(accounting, sold)).consignment).toMatchObject({ lines: [{ state: 'OUT' }] });
});
