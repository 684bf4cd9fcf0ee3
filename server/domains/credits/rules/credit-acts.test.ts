import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { CREDIT_ACTIONS, creditBalance, creditRefusal, mostToCredit } from './credit-acts.ts';

const standing = (given: Partial<Record<'applied' | 'refunded' | 'voided' | 'available', string>>) => ({
  applied: decimal(given.applied ?? '0'),
  refunded: decimal(given.refunded ?? '0'),
  voided: decimal(given.voided ?? '0'),
  available: decimal(given.available ?? '0'),
});

test.each([
  ['just issued', { available: '100' }, [null, null, 'NOTHING_TO_WITHDRAW', null]],
  ['a part applied', { applied: '40', available: '60' }, [null, null, null, 'CREDIT_IN_USE']],
  [
    'a part refunded',
    { refunded: '40', available: '60' },
    [null, null, 'NOTHING_TO_WITHDRAW', 'CREDIT_IN_USE'],
  ],
  ['all applied', { applied: '100' }, ['CREDIT_USED_UP', 'CREDIT_USED_UP', null, 'CREDIT_IN_USE']],
  [
    'all refunded',
    { refunded: '100' },
    ['CREDIT_USED_UP', 'CREDIT_USED_UP', 'NOTHING_TO_WITHDRAW', 'CREDIT_IN_USE'],
  ],
  ['voided', { voided: '100' }, Array(4).fill('CREDIT_VOIDED')],
] as const)('a credit that is %s', (_what, given, refusals) => {
  expect(CREDIT_ACTIONS.map((action) => creditRefusal(standing(given), action))).toEqual(refusals);
});

test.each([
  ['untouched', {}, '100.00'],
  ['partly applied and partly paid out', { applied: '50', refunded: '20' }, '30.00'],
  ['all applied', { applied: '100' }, '0.00'],
  ['all paid out', { refunded: '100' }, '0.00'],
  ['voided', { voided: '100' }, '0.00'],
] as const)('of a credit that is %s, the balance is what is left', (_what, given, left) => {
  expect(creditBalance({ amount: decimal('100'), ...standing(given) }).toFixed(2)).toBe(left);
});

test.each([
  ['0', '100.00'],
  ['99.99', '0.01'],
  ['100', '0.00'],
  ['120', '0.00'],
])('of an invoice of 100 of which %s was credited, %s may be', (credited, most) => {
  expect(mostToCredit({ total: decimal('100'), credited: decimal(credited) }).toFixed(2)).toBe(most);
});
