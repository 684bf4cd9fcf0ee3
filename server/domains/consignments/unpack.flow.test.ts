import { expect, test } from '@jest/globals';
import type { Mail } from '../../mail/mailer.ts';
import { testDatabase } from '../../test/database.ts';
import {
  memo,
  packedConsignment,
  readConsignment,
  type TestConsignment,
} from '../../test/money/consignments.ts';
import { runDueJobs } from '../../test/orders/due-jobs.ts';
import { openShop } from '../../test/shop.ts';

const database = await testDatabase();
const shop = await openShop(database.db);
const { sales, accounting } = shop;
const reason = 'The wrong metal';

const unpack = ({ globalId: id, line: lineId }: TestConsignment, quantity: number) =>
  memo(sales, 'unpackConsignment', { id, reason, lines: [{ lineId, quantity }] });

test('a part is unpacked before anything is sent: the rest is as new, and of less value', async () => {
  const packed = await packedConsignment(shop, { quantity: 3 });
  expect((await unpack(packed, 1)).consignment).toMatchObject({
    status: { code: 'NEW' },
    memoValue: '500',
    outValue: '0',
    issuedOn: null,
    pieces: [{ state: 'PACKED', quantity: 2, value: '500' }],
    lines: [
      { state: 'PACKED', quantity: 2, allowedActions: ['SEND', 'UNPACK'] },
      { rank: 1, state: 'RETURNED', quantity: 1, sentOn: null, allowedActions: [] },
    ],
    history: [{ action: 'CREATE' }, { action: 'UNPACK', reason, pieces: [{ quantity: 1 }] }],
    allowedActions: ['SEND', 'UNPACK'],
  });
  const { consignment } = await memo(sales, 'sendConsignment', { id: packed.globalId });
  expect(consignment).toMatchObject({ status: { code: 'PROCESSING' }, memoValue: '500', outValue: '500' });
});

test('closes a fully unpacked consignment without a notification', async () => {
  const packed = await packedConsignment(shop, { contactId: shop.buyer.userId ?? 0 });
  const { consignment } = await memo(sales, 'unpackConsignment', { id: packed.globalId, reason });
  expect(consignment).toMatchObject({
    status: { code: 'CLOSED' },
    memoValue: '0',
    outValue: '0',
    isOverdue: false,
    passedPercent: 0,
    pieces: [],
    lines: [{ state: 'RETURNED', daysOut: null }],
    allowedActions: [],
  });
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => {} };
  await runDueJobs(database, { now: new Date(), services: { mailer } });
  expect(mails.filter(({ subject }) => subject.includes(consignment.number))).toEqual([]);
  expect(await memo(sales, 'unpackConsignment', { id: packed.globalId, reason })).toMatchObject({
    code: 'NOTHING_AT_THIS_STEP',
  });
});

test('sent pieces cannot be unpacked, and the rest closes with the returned ones', async () => {
  const packed = await packedConsignment(shop, { quantity: 3 });
  const { globalId: id, line, number } = packed;
  const { consignment } = await memo(sales, 'sendConsignment', {
    id,
    lines: [{ lineId: line, quantity: 2 }],
  });
  const sent = consignment.lines.at(-1).id;
  const lines = [{ lineId: sent }];
  expect(await memo(sales, 'unpackConsignment', { id, reason, lines })).toMatchObject({
    issues: [{ path: 'lines.0.lineId', code: 'LINE_NOT_READY' }],
  });
  await memo(sales, 'requestConsignmentReturn', { id, lines });
  await memo(sales, 'receiveConsignmentReturn', { id });
  expect(await readConsignment(sales, number)).toMatchObject({ status: { code: 'PROCESSING' } });
  expect((await unpack(packed, 1)).consignment).toMatchObject({
    status: { code: 'CLOSED' },
    memoValue: '500',
    pieces: [{ state: 'RETURNED', quantity: 2 }],
  });
});

test('staff alone unpack, and say why', async () => {
  const { globalId: id } = await packedConsignment(shop);
  expect(await memo(accounting, 'unpackConsignment', { id, reason })).toMatchObject({
    code: 'NOT_FOR_THIS_SIDE',
  });
  for (const none of [null, ' '])
    expect(await memo(sales, 'unpackConsignment', { id, reason: none })).toMatchObject({
      issues: [{ path: 'reason', code: 'REQUIRED' }],
    });
});
