const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** A Monday, so that every week begins a multiple of seven days after it. */
const FIRST_MONDAY = Date.UTC(1970, 0, 5);
/** The workshop opens at 14:00 UTC (9:00 in New York, 10:00 in summer) for eight hours. */
const OPENS_AT = 14 * 60;
const MINUTES_A_DAY = 8 * 60;

/** Working hours in a business day. */
export const HOURS_A_DAY = MINUTES_A_DAY / 60;

/** The time that is `hours` working hours later. Working hours are 14:00 to 22:00 UTC on business days. */
export function workAfter(moment: Date, hours: number): Date {
  return timeOf(workMinutes(moment) + hours * 60);
}

/** The time that is `hours` working hours earlier. */
export function workBefore(moment: Date, hours: number): Date {
  return workAfter(moment, -hours);
}

/** Working minutes since the first Monday. */
function workMinutes(moment: Date): number {
  const days = Math.floor((moment.getTime() - FIRST_MONDAY) / DAY_MS);
  const weekday = days % 7;
  const minute = (moment.getTime() - FIRST_MONDAY - days * DAY_MS) / MINUTE_MS - OPENS_AT;
  const today = weekday > 4 ? 0 : Math.min(Math.max(minute, 0), MINUTES_A_DAY);
  return (Math.floor(days / 7) * 5 + Math.min(weekday, 5)) * MINUTES_A_DAY + today;
}

/** A full day ends in the evening, not on the next morning. */
function timeOf(minutes: number): Date {
  const workDays = Math.ceil(minutes / MINUTES_A_DAY) - 1;
  const days = Math.floor(workDays / 5) * 7 + (workDays % 5);
  const minute = OPENS_AT + minutes - workDays * MINUTES_A_DAY;
  return new Date(FIRST_MONDAY + days * DAY_MS + minute * MINUTE_MS);
}
