import { addBusinessDays, type IsoDay } from '../../../lib/calendar.ts';

/**
 * The promised day at submission: after the longest lead time in business days (product rules, the order path).
 * Unknown lead times are ignored; null if all are unknown.
 */
export function promisedDate(
  submittedOn: IsoDay,
  leadDays: readonly (number | null)[],
  holidays?: ReadonlySet<IsoDay>,
): IsoDay | null {
  const known = leadDays.filter((days) => days !== null);
  return known.length === 0 ? null : addBusinessDays(submittedOn, Math.max(...known), holidays);
}
