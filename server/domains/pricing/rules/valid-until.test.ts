import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { GOLD, NOW, SOURCES, WORKED_EXAMPLE } from './price-piece.examples.ts';
import { pricePiece } from './price-piece.ts';
import { isPriceHeld, marketToUse, priceValidUntil } from './valid-until.ts';

const LATER = new Date('2026-03-11T11:00:00Z');
const HIGHER = { ...GOLD, pricePerOunce: decimal('2500'), asOf: LATER };

test('a price is valid for 24 hours, or for the configured time', () => {
  expect(priceValidUntil(NOW).toISOString()).toBe('2026-03-11T12:00:00.000Z');
  expect(priceValidUntil(NOW, 2).toISOString()).toBe('2026-03-10T14:00:00.000Z');
});

test('it is valid until its end, and not after', () => {
  const until = priceValidUntil(NOW);
  expect(isPriceHeld(until, until)).toBe(true);
  expect(isPriceHeld(until, new Date(until.getTime() + 1))).toBe(false);
});

test('within the hold the fix gives the same price, after it the market does', () => {
  const fix = { prices: pricePiece(WORKED_EXAMPLE, SOURCES).marketUsed, validUntil: priceValidUntil(NOW) };
  const unitAt = (now: Date) =>
    pricePiece(WORKED_EXAMPLE, {
      ...SOURCES,
      now,
      market: marketToUse(fix, [HIGHER], now),
    }).unitPrice?.toFixed(2);
  expect(unitAt(LATER)).toBe('483.43');
  expect(unitAt(new Date('2026-03-11T12:00:01Z'))).toBe('495.42');
});

test('a metal that the fix does not hold takes the price of today', () => {
  const silver = { ...GOLD, metalCode: 'AG' };
  const fix = { prices: [GOLD], validUntil: priceValidUntil(NOW) };
  const market = marketToUse(fix, [HIGHER, silver], NOW);
  expect(market).toEqual({ prices: [GOLD, silver], heldMetals: ['AU'] });
});
