import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { eventDifference, moneyDifference } from './money-difference.ts';

const ASKED = { amount: decimal('64.00'), currency: 'USD' };

test.each([
  ['64.00', 'USD', true, null],
  ['64', 'USD', true, null],
  ['1.00', 'USD', true, 'AMOUNT'],
  ['64.01', 'USD', true, 'AMOUNT'],
  ['64.00', 'JPY', true, 'CURRENCY'],
  ['6400', 'JPY', true, 'CURRENCY'],
  ['64.00', 'USD', false, 'MERCHANT'],
])('an answer of %s %s, for us: %s', (amount, currency, isForUs, difference) => {
  expect(moneyDifference(ASKED, { money: { amount: decimal(amount), currency }, isForUs })).toBe(difference);
});

test.each([
  ['64.00', 'USD', 'CAME', null],
  ['64.00', null, 'CAME', null],
  [null, null, 'CAME', null],
  ['1.00', 'USD', 'CAME', 'AMOUNT'],
  ['64.00', 'CAD', 'CAME', 'CURRENCY'],
  ['64.00', 'USD', 'WENT_BACK', null],
  ['45.00', 'USD', 'WENT_BACK', null],
  ['45.00', null, 'WENT_BACK', null],
  ['1000', 'JPY', 'WENT_BACK', 'CURRENCY'],
  ['45', 'JPY', 'WENT_BACK', 'CURRENCY'],
  ['64.01', 'USD', 'WENT_BACK', 'AMOUNT'],
  [null, 'USD', 'WENT_BACK', 'AMOUNT'],
] as const)('an event of %s %s that %s', (amount, currency, way, difference) => {
  const reported = { amount: amount === null ? null : decimal(amount), currency };
  expect(eventDifference(ASKED, reported, way)).toBe(difference);
});
