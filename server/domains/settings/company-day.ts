import { type IsoDay, isoDayOf, storedDay } from '../../lib/calendar.ts';
import type { Context } from '../../schema/context.ts';
import { requestSettings } from './read-settings.ts';

/** Today in the owner company's time zone, in which promised days are defined. */
export async function today(context: Context): Promise<IsoDay> {
  const { COMPANY } = await requestSettings(context);
  return isoDayOf(context.now, COMPANY.timeZone);
}

/** A `date` column as a calendar day. */
export function isoDayOfColumn(date: Date | null): IsoDay | null {
  return date === null ? null : storedDay(date);
}
