import { expect, test } from '@jest/globals';
import { type SavedPrice, shownPrice } from './saved-price.ts';

const LIVE = { currency: 'USD', unitPrice: '520.00', linePrice: '1040.00' } as unknown as Parameters<
  typeof shownPrice
>[0]['live'];
const SAVED: SavedPrice = {
  number: 'EST-1',
  currency: 'USD',
  unitPrice: '640.00',
  pricingNote: null,
  total: '1280.00',
  pricedAt: '2026-11-01T00:00:00Z',
  isClosed: false,
  isByHand: true,
  breakdown: null,
  summary: null,
};

test.each([
  [
    'the saved price stands above what the rules say today',
    { live: LIVE, saved: SAVED, ownPrice: '640' },
    '1280.00',
  ],
  [
    'what is typed by hand stands above what is calculated',
    { live: LIVE, saved: null, ownPrice: '640' },
    '1280.00',
  ],
  ['nothing typed by hand: what is calculated', { live: LIVE, saved: null, ownPrice: null }, '1040.00'],
  ['no number: what is calculated', { live: LIVE, saved: null, ownPrice: 'abc' }, '1040.00'],
  [
    'a saved one without a price has none, whatever today says',
    { live: LIVE, saved: { ...SAVED, unitPrice: null, total: null }, ownPrice: null },
    undefined,
  ],
  ['nothing to price has no price by hand either', { live: null, saved: null, ownPrice: '640' }, undefined],
])('%s', (_what, given, total) => {
  expect(shownPrice({ ...given, quantity: 2 })?.total).toBe(total);
});
