/** A calendar day without a time or a zone, `YYYY-MM-DD`. */
export type IsoDay = string;

const DAY_MS = 86_400_000;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the text is an existing calendar day: `2026-02-30` is not. */
export function isIsoDay(text: string): boolean {
  if (!ISO_DAY.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && dayOfTime(time) === text;
}

/** The day of an instant in a time zone (IANA name). */
export function isoDayOf(instant: Date, timeZone: string): IsoDay {
  if (timeZone === 'UTC') return dayOfTime(instant.getTime());
  return dayFormat(timeZone).format(instant).padStart(10, '0');
}

/** The day of a `date` column or a `Date` input, which are midnight UTC. An instant has a day only in a time zone. */
export function storedDay(date: Date): IsoDay {
  return dayOfTime(date.getTime());
}

/** Creating a format is a hundred times slower than using it. The cache is small, because unknown zones throw. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Swedish formats days like ISO 8601. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const made =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  dayFormats.set(timeZone, made);
  return made;
}

/** The database value of a day: midnight UTC. */
export function dateOfIsoDay(day: IsoDay): Date {
  return new Date(timeOf(day));
}

/** The day `days` later (earlier when negative). */
export function addDays(day: IsoDay, days: number): IsoDay {
  return dayOfTime(timeOf(day) + days * DAY_MS);
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((timeOf(to) - timeOf(from)) / DAY_MS);
}

/** Monday to Friday, except holidays. */
export function isBusinessDay(day: IsoDay, holidays: ReadonlySet<IsoDay> = NO_HOLIDAYS): boolean {
  return isBusinessTime(timeOf(day), holidays);
}

/** The day after `count` full business days from `day`; the day itself if count is 0. */
export function addBusinessDays(
  day: IsoDay,
  count: number,
  holidays: ReadonlySet<IsoDay> = NO_HOLIDAYS,
): IsoDay {
  let current = timeOf(day);
  for (let left = count; left > 0; ) {
    current += DAY_MS;
    if (isBusinessTime(current, holidays)) left -= 1;
  }
  return dayOfTime(current);
}

/** The last day from which `count` full business days fit until and including `day`; the day itself if count is 0. */
export function businessDaysBefore(
  day: IsoDay,
  count: number,
  holidays: ReadonlySet<IsoDay> = NO_HOLIDAYS,
): IsoDay {
  let current = timeOf(day);
  for (let left = count; left > 0; ) {
    if (isBusinessTime(current, holidays)) left -= 1;
    current -= DAY_MS;
  }
  return dayOfTime(current);
}

/** The last millisecond of a day in a time zone, also if clocks change at midnight. */
export function endOfDay(day: IsoDay, timeZone: string): Date {
  const midnight = timeOf(addDays(day, 1));
  const guess = midnight - offsetAt(midnight, timeZone);
  // The offset may change between the two, and at midnight itself: take the later moment that is still on this day.
  const corrected = midnight - offsetAt(guess, timeZone);
  const moments = [guess, corrected].map((moment) => new Date(moment - 1));
  const ofDay = moments.filter((moment) => isoDayOf(moment, timeZone) === day);
  return new Date(Math.max(...ofDay.map((moment) => moment.getTime())));
}

/** Offset of a zone from UTC at a time, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  return Date.parse(`${wallTime(new Date(time), timeZone).replace(' ', 'T')}Z`) - time;
}

const wallFormats = new Map<string, Intl.DateTimeFormat>();

/** The local time of a zone at an instant: `2026-02-28 22:30:00`. */
export function wallTime(instant: Date, timeZone: string): string {
  const made =
    wallFormats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
  wallFormats.set(timeZone, made);
  return made.format(instant);
}

/** The instant `hours` later. */
export function addHours(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * 3_600_000);
}

/** The instant `minutes` later. */
export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}

const NO_HOLIDAYS: ReadonlySet<IsoDay> = new Set();

/** For midnight timestamps, which are faster to iterate than texts. */
function isBusinessTime(time: number, holidays: ReadonlySet<IsoDay>): boolean {
  const weekday = new Date(time).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !(holidays.size > 0 && holidays.has(dayOfTime(time)));
}

function timeOf(day: IsoDay): number {
  if (!ISO_DAY.test(day)) throw new RangeError(`No calendar day: ${day}`);
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOfTime(time: number): IsoDay {
  return new Date(time).toISOString().slice(0, 10);
}
