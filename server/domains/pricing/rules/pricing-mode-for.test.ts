import { expect, test } from '@jest/globals';
import { pricingModeFor } from './pricing-mode-for.ts';

test.each<[isStock: boolean, ofPiece: string, ofCustomer: string | null, string]>([
  [false, 'FIXED', null, 'FIXED'],
  [false, 'MARKET_AT_SHIP', null, 'MARKET_AT_SHIP'],
  [false, 'FIXED', 'ESTIMATED_WEIGHT', 'ESTIMATED_WEIGHT'],
  [true, 'MARKET_AT_SHIP', null, 'FIXED'],
  [true, 'FIXED', 'MARKET_AT_SHIP', 'FIXED'],
])('from stock: %s, the piece has %s, the customer %s: %s', (isStock, pricingMode, ofCustomer, expected) => {
  expect(pricingModeFor({ isStock, pricingMode }, ofCustomer)).toBe(expected);
});
