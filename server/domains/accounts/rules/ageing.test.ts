import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { ageingBucket, ageingOf } from './ageing.ts';

const TODAY = '2026-06-30';

test.each([
  ['2026-08-01', 'CURRENT'],
  ['2026-06-30', 'CURRENT'],
  ['2026-06-29', 'OVERDUE_30'],
  ['2026-05-31', 'OVERDUE_30'],
  ['2026-05-30', 'OVERDUE_60'],
  ['2026-05-01', 'OVERDUE_60'],
  ['2026-04-30', 'OVERDUE_90'],
  ['2026-04-01', 'OVERDUE_90'],
  ['2026-03-31', 'OVERDUE_OLDER'],
  ['2024-06-30', 'OVERDUE_OLDER'],
])('an invoice due on %s is %s', (dueOn, bucket) => {
  expect(ageingBucket(dueOn, TODAY)).toBe(bucket);
});

test('all of it adds up', () => {
  const owed = [
    ['2026-07-08', '1'],
    ['2026-07-07', '2'],
    ['2026-06-30', '4'],
    ['2026-06-01', '8'],
    ['2026-05-10', '16'],
    ['2026-04-10', '32'],
    ['2025-01-01', '64.50'],
  ].map(([dueOn = '', balance = '']) => ({ dueOn, balance: decimal(balance) }));
  const { open, overdue, dueIn7, ageing } = ageingOf(owed, TODAY);
  expect([open, overdue, dueIn7].map(String)).toEqual(['127.5', '120.5', '6']);
  expect(ageing.map(({ amount }) => String(amount))).toEqual(['7', '8', '16', '32', '64.5']);
});

test('of nothing every bucket is empty', () => {
  expect(ageingOf([], TODAY).ageing.every(({ amount }) => amount.isZero())).toBe(true);
});
