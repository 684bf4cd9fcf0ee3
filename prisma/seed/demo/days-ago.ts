import { workAfter } from './work-clock.ts';

const DAY_MS = 86_400_000;

/** The moment so many days, or parts of one, before. */
export function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** The same, in working hours: when somebody of the manufacturer did something. */
export function workedDaysAgo(now: Date, days: number): Date {
  return workAfter(daysAgo(now, days), 0);
}
