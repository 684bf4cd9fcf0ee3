import { addDays, addMinutes, daysBetween, endOfDay, type IsoDay } from '../../../lib/calendar.ts';
import type { ComparedTime } from './compare-books.ts';

/** Maximum number of days of a comparison, because gateways return everything since the first of them. */
export const MAX_COMPARED_DAYS = 92;

/** Number of days of the daily comparison, so that later refunds are included. */
const DAILY_DAYS = 31;

/** Days from one to another. */
export type Days = { readonly from: IsoDay; readonly until: IsoDay };

/** The days of the daily comparison, up to yesterday. */
export function dailyDays(today: IsoDay): Days {
  return { from: addDays(today, -DAILY_DAYS), until: addDays(today, -1) };
}

/** The invalid field of a period, with its code; null for none. */
export function refusedDays(
  { from, until }: Days,
  today: IsoDay,
): { field: 'from' | 'until'; code: 'OUT_OF_RANGE' } | null {
  const isTooOld = (day: IsoDay) => daysBetween(day, today) >= MAX_COMPARED_DAYS;
  if (until > today || isTooOld(until)) return { field: 'until', code: 'OUT_OF_RANGE' };
  return from > until || isTooOld(from) ? { field: 'from', code: 'OUT_OF_RANGE' } : null;
}

/**
 * Minutes until a gateway's books are complete. Cards: the maximum duration of a charge. PayPal: its reports are
 * delayed by some hours.
 */
const SETTLING_MINUTES: Readonly<Record<string, number>> = { SQUARE: 15, NMI: 15, PAYPAL: 720 };

/** The times of days in the owner's time zone, and what may not be settled yet. */
export function comparedTime(
  { from, until }: Days,
  { gateway, timeZone, now }: { gateway: string; timeZone: string; now: Date },
): ComparedTime {
  return {
    from: new Date(endOfDay(addDays(from, -1), timeZone).getTime() + 1),
    until: endOfDay(until, timeZone),
    settledBefore: addMinutes(now, -(SETTLING_MINUTES[gateway] ?? 0)),
  };
}
