import { expect, test } from '@jest/globals';
import { comparedTime, dailyDays, refusedDays } from './compared-days.ts';

const TODAY = '2026-11-26';

test('every day the 31 days that ended are compared', () => {
  expect(dailyDays(TODAY)).toEqual({ from: '2026-10-26', until: '2026-11-25' });
  expect(refusedDays(dailyDays(TODAY), TODAY)).toBeNull();
});

test.each([
  ['2026-11-26', '2026-11-26', null],
  ['2026-08-27', '2026-11-26', null],
  ['2026-08-27', '2026-08-27', null],
  ['2026-08-26', '2026-08-27', 'from'],
  ['2026-08-25', '2026-08-26', 'until'],
  ['2026-11-25', '2026-11-24', 'from'],
  ['2026-11-25', '2026-11-27', 'until'],
  ['2026-11-27', '2026-11-27', 'until'],
])('%s to %s: refused at %s', (from, until, field) => {
  const refusal = refusedDays({ from, until }, TODAY);
  expect(refusal).toEqual(field === null ? null : { field, code: 'OUT_OF_RANGE' });
});

test.each([
  ['America/New_York', '2026-11-25', '2026-11-25T05:00:00.000Z', '2026-11-26T04:59:59.999Z'],
  ['UTC', '2026-11-25', '2026-11-25T00:00:00.000Z', '2026-11-25T23:59:59.999Z'],
  // End of daylight saving time: a day of 25 hours.
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
])('a day in %s, %s, is from %s until %s', (timeZone, day, from, until) => {
  const now = new Date('2026-11-26T12:00:00Z');
  const time = comparedTime({ from: day, until: day }, { gateway: 'NMI', timeZone, now });
  expect([time.from.toISOString(), time.until.toISOString()]).toEqual([from, until]);
});

test.each([
  ['SQUARE', '2026-11-26T11:45:00.000Z'],
  ['NMI', '2026-11-26T11:45:00.000Z'],
  ['PAYPAL', '2026-11-26T00:00:00.000Z'],
])('what %s had until then is settled', (gateway, before) => {
  const now = new Date('2026-11-26T12:00:00Z');
  const days = { from: TODAY, until: TODAY };
  const { settledBefore } = comparedTime(days, { gateway, timeZone: 'UTC', now });
  expect(settledBefore.toISOString()).toBe(before);
});
