import { companyToday } from '../lib/format/company-zone.ts';
import { daysBetween } from '../lib/format/days.ts';

/** Whole days from today at the owner company to a calendar day (`2026-03-10`); negative when it has passed. */
export function daysFromToday(day: string, now = new Date()): number {
  return daysBetween(companyToday(now), day);
}
