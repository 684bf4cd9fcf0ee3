import { expect, test } from '@jest/globals';
import { isAmount, isLineAmount, isSomeAmount } from './amount-limits.ts';
import { decimal } from './money.ts';

test.each([
  ['0', true],
  ['99999999.99', true],
  ['100000000', false],
  ['999999999999', false],
  ['-0.01', false],
  ['1.001', false],
])('%s is an amount: %s', (amount, isOne) => {
  expect(isAmount(amount)).toBe(isOne);
  expect(isSomeAmount(decimal(amount))).toBe(isOne && amount !== '0');
});

test.each([
  ['100100.10', 999, true],
  ['100101', 999, false],
  ['99999999.99', 1, true],
  ['99999999.99', 2, false],
  ['9999999999', 1, false],
])('%s for each of %d pieces fits: %s', (price, quantity, fits) => {
  expect(isLineAmount(price, quantity)).toBe(fits);
});
