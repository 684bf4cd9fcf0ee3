import { expect, test } from '@jest/globals';
import type { LineState } from './line-states.ts';
import { daysOut, dueDate, dueDateRefusal, memoAge, memoAgeing, passedPercent, termDaysOf } from './term.ts';

test.each([
  [60, 90, 60],
  [null, 90, 90],
  [null, null, 30],
])('a term that was agreed on for %s days with a customer of %s is %i', (agreed, ofCustomer, term) => {
  expect(termDaysOf({ agreed, ofCustomer, usual: 30 })).toBe(term);
});

test('the last day is the given number of days after the first', () => {
  expect(dueDate('2026-01-31', 30)).toBe('2026-03-02');
});

test.each([
  ['2026-06-10', null],
  ['2026-06-09', 'OUT_OF_RANGE'],
  ['2027-06-02', null],
  ['2027-06-03', 'OUT_OF_RANGE'],
  ['2026-06-01', 'OUT_OF_RANGE'],
])('the new end %s of a consignment of 1 June, changed on 10 June: %s', (dueOn, refused) => {
  expect(dueDateRefusal('2026-06-01', dueOn, '2026-06-10')).toBe(refused);
});

test.each([
  // 75 % of 30 days are 22.5, 90 % are 27.
  ['2026-06-30', '2026-06-01', 0],
  ['2026-06-30', '2026-06-22', 0],
  ['2026-06-30', '2026-06-23', 75],
  ['2026-06-30', '2026-06-26', 75],
  ['2026-06-30', '2026-06-27', 90],
  ['2026-06-30', '2026-06-29', 90],
  ['2026-06-30', '2026-06-30', 100],
  ['2026-06-30', '2026-08-30', 100],
  ['2026-08-29', '2026-06-30', 0],
])('of a term from 31 May to %s, on %s %i per cent have passed', (dueOn, today, percent) => {
  expect(passedPercent({ issuedOn: '2026-05-31', dueOn }, today)).toBe(percent);
});

test.each([
  [0, 'DAYS_0_30'],
  [30, 'DAYS_0_30'],
  [31, 'DAYS_31_60'],
  [60, 'DAYS_31_60'],
  [61, 'DAYS_61_90'],
  [90, 'DAYS_61_90'],
  [91, 'DAYS_OVER_90'],
  [700, 'DAYS_OVER_90'],
])('%i days are %s', (days, age) => {
  expect(memoAge(days)).toBe(age);
});

test.each<[LineState, string | null, number | null]>([
  ['PACKED', null, null],
  ['OUT', '2026-06-01', 29],
  ['RETURN_REQUESTED', '2026-06-01', 29],
  ['RETURNED', '2026-06-01', null],
  ['SOLD', '2026-06-01', null],
  ['LOST', '2026-06-01', null],
  ['INVOICED', '2026-06-01', null],
  ['OUT', '2026-07-01', 0],
])('pieces that are %s and were sent on %s are out for %s days on 30 June', (state, sentOn, days) => {
  expect(daysOut({ state, sentOn }, '2026-06-30')).toBe(days);
});

test('sums the pieces with the customer by age, for every range', () => {
  const line = (state: LineState, sentOn: string | null, quantity: number) => ({
    state,
    sentOn,
    quantity,
    memoPrice: '2.50',
  });
  const aged = memoAgeing(
    [
      line('OUT', '2026-06-20', 1),
      line('RETURN_REQUESTED', '2026-06-10', 2),
      line('OUT', '2026-03-01', 4),
      line('SOLD', '2026-03-01', 8),
      line('PACKED', null, 16),
    ],
    '2026-06-30',
  );
  expect(aged.map(({ age, quantity, value }) => [age, quantity, String(value)])).toEqual([
    ['DAYS_0_30', 3, '7.5'],
    ['DAYS_31_60', 0, '0'],
    ['DAYS_61_90', 0, '0'],
    ['DAYS_OVER_90', 4, '10'],
  ]);
});
