import { expect, test } from '@jest/globals';
import { workAfter, workBefore } from './work-clock.ts';

// 2026-03-02 is a Monday.
test.each([
  ['2026-03-02T14:00:00Z', 3, '2026-03-02T17:00:00Z'],
  ['2026-03-02T21:00:00Z', 2, '2026-03-03T15:00:00Z'],
  ['2026-03-06T20:00:00Z', 2, '2026-03-06T22:00:00Z'],
  ['2026-03-06T20:00:00Z', 3, '2026-03-09T15:00:00Z'],
  ['2026-03-07T09:00:00Z', 1, '2026-03-09T15:00:00Z'],
  ['2026-03-02T03:00:00Z', 0.5, '2026-03-02T14:30:00Z'],
  ['2026-03-02T15:00:00Z', 40, '2026-03-09T15:00:00Z'],
  ['2026-03-09T15:00:00Z', -40, '2026-03-02T15:00:00Z'],
  ['2026-03-08T12:00:00Z', -1, '2026-03-06T21:00:00Z'],
])('from %s, after %d working hours, it is %s', (from, hours, expected) => {
  expect(workAfter(new Date(from), hours)).toEqual(new Date(expected));
});

test('going back and forth ends at the same moment', () => {
  const friday = new Date('2026-03-06T18:30:00Z');
  expect(workAfter(workBefore(friday, 77.25), 77.25)).toEqual(friday);
});
