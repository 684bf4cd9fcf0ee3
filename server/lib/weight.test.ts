import { expect, test } from '@jest/globals';
import { decimal } from './money.ts';
import { roundCarats, roundGrams, roundRate } from './weight.ts';

test('grams have two, carats three and rates four decimals, half-up', () => {
  expect(roundGrams(decimal('5.645')).toFixed(2)).toBe('5.65');
  expect(roundCarats(decimal('0.1205')).toFixed(3)).toBe('0.121');
  expect(roundRate(decimal('46.49375')).toFixed(4)).toBe('46.4938');
});
