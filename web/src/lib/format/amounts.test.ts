import { expect, test } from '@jest/globals';
import { sumAmounts } from './amounts.ts';

test.each([
  [['0.1', '0.2'], '0.30'],
  [['483.43', '45'], '528.43'],
  [['1240.00', '-40.50'], '1199.50'],
  [['-0.05', '0.02'], '-0.03'],
  [['0.0001', '0.0002'], '0.0003'],
  [[], '0.00'],
])('the sum of %j is %s', (amounts, sum) => {
  expect(sumAmounts(amounts)).toBe(sum);
});

test('an unknown amount makes the sum unknown, not smaller', () => {
  expect(sumAmounts(['10.00', null])).toBeNull();
});
