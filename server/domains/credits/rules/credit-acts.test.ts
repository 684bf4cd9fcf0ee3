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

test('its balance is what no invoice took, paid out or not', () => {
  expect(creditBalance(standing({ applied: '50', refunded: '20', available: '30' })).toFixed(2)).toBe(
    '50.00',
  );
});

test.each([
  ['0', '100.00'],
  ['99.99', '0.01'],
  ['100', '0.00'],
  ['120', '0.00'],
])('of an invoice of 100 of which %s was credited, %s may be', (credited, most) => {
  expect(mostToCredit({ total: decimal('100'), credited: decimal(credited) }).toFixed(2)).toBe(most);
});
