import { expect, test } from '@jest/globals';
import { testDatabase } from '../../test/database.ts';
import {
  moveQuote,
  quoteStep,
  readQuote,
  requestedQuote,
  sentQuote,
  temporaryQuote,
} from '../../test/orders/quote-steps.ts';
import { openShop } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, colleague, approver, foreignBuyer, sales } = shop;

test('a temporary quote is its maker’s alone until it is submitted', async () => {
  const id = await temporaryQuote(buyer, shop);
  expect(await readQuote(buyer, id)).toMatchObject({
    kind: 'PQCTO',
    status: { code: 'DRAFT' },
    current: { number: 0 },
  });
  expect([
    await readQuote(colleague, id),
    await readQuote(sales, id),
    await readQuote(foreignBuyer, id),
  ]).toEqual([null, null, null]);
  expect(await readQuote(approver, id)).not.toBeNull();
  const { priceQuote } = await moveQuote(buyer, id, 'SUBMIT');
  expect(priceQuote).toMatchObject({
    kind: 'PQ',
    status: { code: 'REQUESTED' },
    total: '483.43',
    current: {
      number: 0,
      isSent: true,
      lines: [{ lineKey: 1, unitPrice: '483.43', calculatedPrice: null, cost: null }],
    },
    history: [
      { action: 'REQUEST' },
      { action: 'SUBMIT', from: { code: 'DRAFT' }, to: { code: 'REQUESTED' } },
    ],
  });
  expect(await readQuote(sales, id)).toMatchObject({
    current: { lines: [{ cost: '415.34', marginPercent: '14.1' }] },
  });
});

test('staff texts are visible only when sent, and stay as sent', async () => {
  const id = await requestedQuote(buyer, shop);
  const { priceQuote: reviewed } = await moveQuote(sales, id, 'REVIEW');
  expect(reviewed).toMatchObject({ status: { code: 'IN_REVIEW' }, current: { number: 1, isSent: false } });
  expect(await readQuote(buyer, id)).toMatchObject({ current: { number: 0 }, versions: [{ number: 0 }] });
  const { priceQuote: sent } = await moveQuote(sales, id, 'SEND');
  expect(sent).toMatchObject({
    status: { code: 'SENT' },
    current: { number: 1, isSent: true },
    total: '483.43',
    isExpired: false,
  });
  expect(sent.validUntil).not.toBeNull();
  expect(await readQuote(buyer, id)).toMatchObject({
    current: { number: 1 },
    versions: [{ number: 0 }, { number: 1 }],
  });
  await moveQuote(sales, id, 'RECALL');
  expect(await readQuote(buyer, id)).toMatchObject({ current: { number: 1 }, validUntil: null });
  expect(await readQuote(sales, id)).toMatchObject({ current: { number: 2, isSent: false } });
});

test('a version that was sent cannot be changed by any way', async () => {
  await sentQuote(buyer, shop);
  await expect(
    db.priceQuoteLine.updateMany({ where: { version: { n: 1 } }, data: { unitPrice: 1 } }),
  ).rejects.toThrow();
  await expect(db.priceQuoteVersion.updateMany({ where: { n: 1 }, data: { terms: 'x' } })).rejects.toThrow();
  await expect(db.priceQuoteLine.deleteMany({ where: { version: { n: 0 } } })).rejects.toThrow();
});

test('staff replace a quote by another, and delete unsent drafts', async () => {
  const id = await sentQuote(buyer, shop);
  expect((await moveQuote(sales, id, 'REPLACE')).priceQuote).toMatchObject({
    status: { code: 'SUPERSEDED' },
  });
  const created = await quoteStep(sales, 'createPriceQuote', { customerId: shop.luna });
  const draft = created.priceQuote.id;
  expect(await readQuote(buyer, draft)).toBeNull();
  expect(await moveQuote(sales, draft, 'SEND')).toMatchObject({ code: 'QUOTE_EMPTY' });
  expect((await moveQuote(sales, draft, 'DELETE')).priceQuote).toBeNull();
});

test('asked, answered, declined and refreshed', async () => {
  const id = await requestedQuote(buyer, shop);
  expect(await moveQuote(sales, id, 'ASK_INFO')).toMatchObject({
    issues: [{ path: 'reason', code: 'REQUIRED' }],
  });
  await moveQuote(sales, id, 'ASK_INFO', { reason: 'Which finish?' });
  expect((await moveQuote(buyer, id, 'ANSWER', { reason: 'Brushed' })).priceQuote).toMatchObject({
    status: { code: 'IN_REVIEW' },
    current: { number: 0 },
  });
  await moveQuote(sales, id, 'SEND');
  expect((await moveQuote(buyer, id, 'DECLINE', { reason: 'Too dear' })).priceQuote).toMatchObject({
    declineReason: 'Too dear',
    status: { code: 'DECLINED' },
  });
  expect((await moveQuote(buyer, id, 'REFRESH')).priceQuote).toMatchObject({
    status: { code: 'IN_REVIEW' },
    declineReason: null,
    current: { number: 1 },
  });
  expect(await readQuote(sales, id)).toMatchObject({ current: { number: 2 } });
});
