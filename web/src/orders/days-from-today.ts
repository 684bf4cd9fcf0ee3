import { companyToday } from '../lib/format/company-zone.ts';
import { daysBetween } from '../lib/format/days.ts';

/** Days from today, in the owner’s time zone, to a calendar day (`2026-03-10`); negative if it has passed. */
export function daysFromToday(day: string, now = new Date()): number {
  return daysBetween(companyToday(now), day);
}
