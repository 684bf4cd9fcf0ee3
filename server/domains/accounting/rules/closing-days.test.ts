import { expect, test } from '@jest/globals';
import { closingRefusal } from './closing-days.ts';

test.each([
  ['2026-11-24', null, null],
  ['2026-11-24', '2026-11-23', null],
  ['2026-11-24', '2026-11-24', 'ALREADY_CLOSED'],
  ['2026-11-01', '2026-11-24', 'ALREADY_CLOSED'],
  ['2026-11-25', '2026-11-24', 'DAY_NOT_OVER'],
  ['2027-01-01', null, 'DAY_NOT_OVER'],
])('books until %s, closed until %s: %s', (until, closedUntil, refusal) => {
  expect(closingRefusal(until, { today: '2026-11-25', closedUntil })).toBe(refusal);
});
