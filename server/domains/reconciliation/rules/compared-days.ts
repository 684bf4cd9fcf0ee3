import { addDays, addMinutes, daysBetween, endOfDay, type IsoDay } from '../../../lib/calendar.ts';
import type { ComparedTime } from './compare-books.ts';

/** Days that are compared at once, at most: gateways are asked for all that happened since the first of them. */
export const MOST_COMPARED_DAYS = 92;

/** How far back the daily comparison looks: what was given back later is seen, too. */
const DAILY_DAYS = 31;

/** Days from one to another. */
export type Days = { readonly from: IsoDay; readonly until: IsoDay };

/** The days that are compared every day: those that ended. */
export function dailyDays(today: IsoDay): Days {
  return { from: addDays(today, -DAILY_DAYS), until: addDays(today, -1) };
}

/** The field of days that cannot be compared, with the code of the refusal; null: they can be. */
export function refusedDays(
  { from, until }: Days,
  today: IsoDay,
): { field: 'from' | 'until'; code: 'OUT_OF_RANGE' } | null {
  const isTooOld = (day: IsoDay) => daysBetween(day, today) >= MOST_COMPARED_DAYS;
  if (until > today || isTooOld(until)) return { field: 'until', code: 'OUT_OF_RANGE' };
  return from > until || isTooOld(from) ? { field: 'from', code: 'OUT_OF_RANGE' } : null;
}

/**
 * How long until the books of a gateway have what happened. Cards: as long as a charge may be under way. PayPal reports
 * with some hours’ delay.
 */
const SETTLING_MINUTES: Readonly<Record<string, number>> = { SQUARE: 15, NMI: 15, PAYPAL: 720 };

/** The instants of days in the owner's time zone, and what is still on its way. */
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
