import { daysBetween, wallTime } from '../lib/calendar.ts';

/** The day before day 1 of spreadsheets, which treat 1900 as a leap year. */
const DAY_ZERO = '1899-12-30';
const DAY_SECONDS = 86_400;

// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML has no way to write is what is removed here.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as element content, with line ends for spreadsheets. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_IN_XML, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Name of a column by index from 0: A to Z, AA, AB and so on. */
export function columnLetters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : columnLetters(Math.floor(place / 26) - 1) + last;
}

/** The serial number of a day in spreadsheets. */
export function daySerial(day: string): number {
  return daysBetween(DAY_ZERO, day);
}

/** The local time of an instant in a time zone as a spreadsheet serial number, to the second. */
export function instantSerial(instant: string, timeZone: string): string {
  const [day = '', time = ''] = wallTime(new Date(instant), timeZone).split(' ');
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return (daySerial(day) + (hours * 3_600 + minutes * 60 + seconds) / DAY_SECONDS).toFixed(6);
}
