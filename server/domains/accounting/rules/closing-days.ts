import type { IsoDay } from '../../../lib/calendar.ts';

/** Why books cannot be closed until a day; null if they can. The day must have ended and not be closed. */
export function closingRefusal(
  until: IsoDay,
  { today, closedUntil }: { today: IsoDay; closedUntil: IsoDay | null },
): 'DAY_NOT_OVER' | 'ALREADY_CLOSED' | null {
  if (until >= today) return 'DAY_NOT_OVER';
  return closedUntil !== null && until <= closedUntil ? 'ALREADY_CLOSED' : null;
}
