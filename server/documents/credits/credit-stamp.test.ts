import { expect, test } from '@jest/globals';
import { type CreditStamp, creditStamp } from './credit-stamp.ts';

test.each<[balance: string, isVoided: boolean, CreditStamp | null]>([
  ['50', false, null],
  ['20.00', false, 'PARTIALLY_USED'],
  ['0.00', false, 'USED'],
  ['0', true, 'VOID'],
])('a credit of 50 with %s left, voided: %s, is stamped %s', (balance, isVoided, stamp) => {
  expect(creditStamp({ amount: '50', balance, isVoided })).toBe(stamp);
});
