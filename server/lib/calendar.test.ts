import { expect, test } from '@jest/globals';
import { fc } from '../test/fast-check.ts';
import {
  addBusinessDays,
  addDays,
  businessDaysBefore,
  dateOfIsoDay,
  daysBetween,
  isBusinessDay,
  isIsoDay,
  isoDayOf,
  storedDay,
} from './calendar.ts';

test.each([
  { day: '2026-03-06', count: 0, expected: '2026-03-06' },
  { day: '2026-03-06', count: 1, expected: '2026-03-09' },
  { day: '2026-03-07', count: 1, expected: '2026-03-09' },
  { day: '2026-03-09', count: 5, expected: '2026-03-16' },
  { day: '2026-12-31', count: 2, expected: '2027-01-04' },
])('$count business days after $day is $expected', ({ day, count, expected }) => {
  expect(addBusinessDays(day, count)).toBe(expected);
});

test('holidays are skipped', () => {
  expect(addBusinessDays('2026-12-24', 1, new Set(['2026-12-25']))).toBe('2026-12-28');
});

test.each([
  { day: '2026-03-09', count: 0, expected: '2026-03-09' },
  { day: '2026-03-09', count: 1, expected: '2026-03-08' },
  { day: '2026-03-09', count: 2, expected: '2026-03-05' },
  { day: '2026-03-08', count: 1, expected: '2026-03-05' },
  { day: '2026-03-13', count: 5, expected: '2026-03-08' },
])('$count business days are done by $day when begun after $expected', ({ day, count, expected }) => {
  expect(businessDaysBefore(day, count)).toBe(expected);
});

test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', ''])('%s is no calendar day', (text) => {
  expect(isIsoDay(text)).toBe(false);
});

test.each([
  { instant: '2026-03-10T03:30:00Z', zone: 'America/New_York', day: '2026-03-09' },
  { instant: '2026-03-10T03:30:00Z', zone: 'UTC', day: '2026-03-10' },
  { instant: '2026-03-10T23:30:00Z', zone: 'Europe/Paris', day: '2026-03-11' },
])('$instant is $day in $zone', ({ instant, zone, day }) => {
  expect(isoDayOf(new Date(instant), zone)).toBe(day);
});

const anyDay = fc
  .integer({ min: 0, max: 30_000 })
  .map((offset) => isoDayOf(new Date(Date.UTC(1990, 0, 1) + offset * 86_400_000), 'UTC'));

test('adding days and counting them back agree', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
      expect(daysBetween(day, addDays(day, days))).toBe(days);
      expect(storedDay(dateOfIsoDay(day))).toBe(day);
    }),
  );
});

test('the number of business days is too large when started a day later', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (day, count) => {
      const latest = businessDaysBefore(day, count);
      expect(addBusinessDays(latest, count) <= day).toBe(true);
      expect(addBusinessDays(addDays(latest, 1), count) <= day).toBe(false);
    }),
  );
});

test('exactly the counted number of business days lies between', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (day, count) => {
      const end = addBusinessDays(day, count);
      const passed = Array.from({ length: daysBetween(day, end) }, (_, index) => addDays(day, index + 1));
      expect(passed.filter((each) => isBusinessDay(each))).toHaveLength(count);
      expect(isBusinessDay(end)).toBe(true);
    }),
  );
});
