import { expect, test } from '@jest/globals';
import { timeOfDay } from './time-of-day.ts';

test.each([
  ['en', 'America/New_York', '2:05 PM EDT'],
  ['fr', 'America/New_York', '14 h 05 HAE'],
  ['en', 'Asia/Tokyo', '3:05 AM GMT+9'],
] as const)('in %s, a time of %s is %s', (language, timeZone, shown) => {
  expect(timeOfDay(new Date('2026-03-10T18:05:00Z'), language, { timeZone }).replace(/\s/g, ' ')).toBe(shown);
});
