import type { IsoDay } from '../../../lib/calendar.ts';

/** Why books are not closed until a day; null: they may be. Days that have not ended, and closed ones, are not closed. */
export function closingRefusal(
  until: IsoDay,
  { today, closedUntil }: { today: IsoDay; closedUntil: IsoDay | null },
): 'DAY_NOT_OVER' | 'ALREADY_CLOSED' | null {
  if (until >= today) return 'DAY_NOT_OVER';
  return closedUntil !== null && until <= closedUntil ? 'ALREADY_CLOSED' : null;
}
