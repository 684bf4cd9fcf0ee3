import { expect, test } from '@jest/globals';
import { localId } from '../../lib/global-id.ts';
import type { Actor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import {
  quoteStep,
  readQuote,
  requestedQuote,
  sentQuote,
  temporaryQuote,
} from '../../test/orders/quote-steps.ts';
import { openShop } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, approver, sales } = shop;

const set = (actor: Actor, id: string, action: string | null, statusCode: string | null, reason?: string) =>
  quoteStep(actor, 'setPriceQuoteStatus', { id, action, statusCode, reason });

const DENIED = 'STATUS_TRANSITION_DENIED';

test('an action wins, a status names the single action that leads there, and both have to agree', async () => {
  const id = await requestedQuote(buyer, shop);
  expect(await set(sales, id, 'REVIEW', 'SENT')).toMatchObject({ code: DENIED });
  expect(await set(sales, id, 'ASK_INFO', 'IN_REVIEW')).toMatchObject({ code: DENIED });
  expect(await readQuote(sales, id)).toMatchObject({ status: { code: 'REQUESTED' } });
  expect(await set(sales, id, 'ASK_INFO', 'NEEDS_INFO')).toMatchObject({
    issues: [{ path: 'reason', code: 'REQUIRED' }],
  });
  await set(sales, id, null, 'NEEDS_INFO', 'Which finish?');
  await set(buyer, id, 'ANSWER', null, 'Brushed');
  const { priceQuote } = await set(sales, id, 'SEND', 'SENT');
  expect(priceQuote.history.map(({ action }: { action: string }) => action)).toEqual([
    'REQUEST',
    'SUBMIT',
    'ASK_INFO',
    'ANSWER',
    'SEND',
  ]);
});

test('an unavailable step names the available ones of the viewer', async () => {
  const id = await requestedQuote(buyer, shop);
  const allowed = async (actor: Actor, action: string | null, statusCode: string | null) =>
    (await set(actor, id, action, statusCode)).data;
  expect(await allowed(sales, 'REVISE', null)).toEqual({ allowed: ['REVIEW', 'ASK_INFO', 'REJECT'] });
  expect(await allowed(sales, null, 'SENT')).toEqual({ allowed: ['REVIEW', 'ASK_INFO', 'REJECT'] });
  expect(await allowed(buyer, 'ANSWER', null)).toEqual({ allowed: ['WITHDRAW'] });
});

test('accepted twice by a legacy client is one order, whether by the action or by the status', async () => {
  const id = await sentQuote(buyer, shop);
  const [first, second] = await Promise.all([
    set(approver, id, 'ACCEPT', 'ACCEPTED'),
    set(approver, id, 'ACCEPT', null),
  ]);
  const third = await set(approver, id, 'ACCEPT', 'CONVERTED');
  const code = first.priceQuote.orderGroup.code;
  expect([second, third].map(({ priceQuote }) => priceQuote.orderGroup.code)).toEqual([code, code]);
  expect(await db.orderGroup.count({ where: { submissionKey: `quote:${localId('PriceQuote', id)}` } })).toBe(
    1,
  );
});

test('accepting by status after the last day fails with an expired offer', async () => {
  const id = await sentQuote(buyer, shop);
  await db.priceQuote.update({
    where: { id: localId('PriceQuote', id) ?? 0 },
    data: { validUntil: new Date(Date.now() - 1) },
  });
  for (const [action, status] of [
    ['ACCEPT', null],
    ['ACCEPT', 'ACCEPTED'],
    [null, 'ACCEPTED'],
  ] as const)
    expect(await set(approver, id, action, status)).toMatchObject({ code: 'QUOTE_EXPIRED' });
  expect((await set(buyer, id, null, 'IN_REVIEW')).priceQuote).toMatchObject({
    status: { code: 'IN_REVIEW' },
  });
});

test('refuses missing and unknown actions and statuses at their field', async () => {
  const id = await temporaryQuote(buyer, shop);
  expect(await set(buyer, id, null, null)).toMatchObject({ issues: [{ path: 'action', code: 'REQUIRED' }] });
  expect(await set(buyer, id, 'DANCE', null)).toMatchObject({
    issues: [{ path: 'action', code: 'UNKNOWN' }],
  });
  expect(await set(buyer, id, null, 'LOST')).toMatchObject({
    issues: [{ path: 'statusCode', code: 'UNKNOWN' }],
  });
});
