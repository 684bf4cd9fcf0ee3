import { expect, test } from '@jest/globals';
import { appliedMoney } from './applied-money.ts';

test.each([
  [[['INVOICED', '100']], '0.00', '0.00'],
  [
    [
      ['INVOICED', '100'],
      ['PAYMENT_APPLIED', '30'],
      ['CREDIT_APPLIED', '20.05'],
    ],
    '30.00',
    '20.05',
  ],
  [
    [
      ['PAYMENT_APPLIED', '30'],
      ['PAYMENT_APPLIED', '-30'],
      ['PAYMENT_APPLIED', '12'],
    ],
    '12.00',
    '0.00',
  ],
  [
    [
      ['CREDIT_APPLIED', '30'],
      ['CREDIT_APPLIED', '-30'],
      ['WRITTEN_OFF', '70'],
    ],
    '0.00',
    '0.00',
  ],
] as const)('of %j is paid %s and credited %s', (entries, paid, credited) => {
  const sums = appliedMoney(entries.map(([kind, amount]) => ({ kind, amount })));
  expect([sums.paid.toFixed(2), sums.credited.toFixed(2)]).toEqual([paid, credited]);
});
