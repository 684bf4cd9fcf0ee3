import { workAfter } from './work-clock.ts';

const DAY_MS = 86_400_000;

/** The time a number of days before. Fractions are allowed. */
export function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** The same in working hours, for actions of staff. */
export function workedDaysAgo(now: Date, days: number): Date {
  return workAfter(daysAgo(now, days), 0);
}
