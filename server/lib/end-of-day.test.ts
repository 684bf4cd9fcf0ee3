import { expect, test } from '@jest/globals';
import { endOfDay } from './calendar.ts';

test.each([
  ['2026-11-23', 'UTC', '2026-11-23T23:59:59.999Z'],
  ['2026-11-23', 'America/New_York', '2026-11-24T04:59:59.999Z'],
  ['2026-07-01', 'America/New_York', '2026-07-02T03:59:59.999Z'],
  // Clocks went forward on the 8th of March, and back on the 1st of November.
  ['2026-03-07', 'America/New_York', '2026-03-08T04:59:59.999Z'],
  ['2026-03-08', 'America/New_York', '2026-03-09T03:59:59.999Z'],
  ['2026-11-01', 'America/New_York', '2026-11-02T04:59:59.999Z'],
  ['2026-12-31', 'Asia/Tokyo', '2026-12-31T14:59:59.999Z'],
  // Clocks went forward at midnight, which did not exist, and back at midnight, which came twice.
  ['2026-09-05', 'America/Santiago', '2026-09-06T03:59:59.999Z'],
  ['2026-04-04', 'America/Santiago', '2026-04-05T03:59:59.999Z'],
  ['2026-03-28', 'Asia/Beirut', '2026-03-28T21:59:59.999Z'],
])('the end of %s in %s', (day, zone, instant) => {
  expect(endOfDay(day, zone).toISOString()).toBe(instant);
});
