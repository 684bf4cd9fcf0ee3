import { expect, test } from '@jest/globals';
import { isExpired } from './card-expiry.ts';

test.each([
  [12, 2026, '2026-12-31', false],
  [12, 2026, '2027-01-01', true],
  [1, 2027, '2026-12-31', false],
  [9, 2026, '2026-10-01', true],
  [10, 2026, '2026-09-30', false],
])('a card of %i/%i on %s: expired %s', (expMonth, expYear, today, expected) => {
  expect(isExpired({ expMonth, expYear }, today)).toBe(expected);
});
