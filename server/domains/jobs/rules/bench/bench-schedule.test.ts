import { expect, test } from '@jest/globals';
import { leadDaysLeft, promiseState, startBy } from './bench-schedule.ts';

const STAGES = [
  { code: 30, leadDays: 1 },
  { code: 40, leadDays: 2 },
  { code: 70, leadDays: 3 },
  { code: 100, leadDays: 0 },
];

test.each([
  ['nothing begun', null, 6],
  ['waiting for the first', 29, 6],
  ['at the first, which is not done', 30, 6],
  ['waiting for the second', 39, 5],
  ['at a stage that its workflow has not', 50, 3],
  ['at the last', 70, 3],
  ['done', 100, 0],
])('with %s', (_what, stage, days) => {
  expect(leadDaysLeft(STAGES, stage)).toBe(days);
});

// 2026-03-09 is a Monday.
test.each([
  ['no promise', null, 3, '2026-03-09', null],
  ['nothing left to do on the promised day', '2026-03-09', 0, '2026-03-09', 'AMBER'],
  ['the promised day has passed', '2026-03-06', 0, '2026-03-09', 'RED'],
  ['more work than days', '2026-03-12', 4, '2026-03-09', 'RED'],
  ['as much work as days', '2026-03-12', 3, '2026-03-09', 'AMBER'],
  ['a day to spare', '2026-03-12', 2, '2026-03-09', 'AMBER'],
  ['two days to spare', '2026-03-12', 1, '2026-03-09', 'GREEN'],
  ['a weekend between is no time', '2026-03-16', 1, '2026-03-13', 'AMBER'],
  ['on a Sunday the week begins tomorrow', '2026-03-13', 5, '2026-03-08', 'AMBER'],
])('%s', (_what, promisedOn, leadDays, today, expected) => {
  expect(promiseState(startBy(promisedOn, leadDays), today)).toBe(expected);
});

test('gives no promise without known work', () => {
  expect(startBy('2026-03-12', null)).toBeNull();
});
