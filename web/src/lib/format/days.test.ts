import { expect, test } from '@jest/globals';
import { addDays, dayIn, daysBetween } from './days.ts';

test('the day of an instant is that of the zone', () => {
  const late = new Date('2026-01-01T03:00:00Z');
  expect(dayIn('America/New_York', late)).toBe('2025-12-31');
  expect(dayIn('UTC', late)).toBe('2026-01-01');
});

test.each([
  ['2026-03-10', 3, '2026-03-13'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-03-07', 1, '2026-03-08'],
])('%s and %i days is %s', (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
  expect(daysBetween(from, to)).toBe(days);
});
