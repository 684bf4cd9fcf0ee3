import { expect, test } from '@jest/globals';
import { timeOfDay } from './time-of-day.ts';

const AT = new Date('2026-03-10T18:05:00Z');

test.each([
  ['en', false, '2:05 PM'],
  ['fr', false, '14 h 05'],
  ['en', true, '2:05 PM EDT'],
  ['fr', true, '14 h 05 HAE'],
] as const)('in %s, with the zone named: %p, a time of the company is %s', (language, isNamed, shown) => {
  const written = timeOfDay(AT, language, { timeZone: 'America/New_York', isNamed });
  expect(written.replace(/\s/g, ' ')).toBe(shown);
});
