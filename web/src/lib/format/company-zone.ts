import { peekShell } from '../session/shell.ts';
import { dayIn } from './days.ts';

/** The time zone that days and times are told in: the owner company's, as on its papers, wherever they are read. */
export function companyZone(): string {
  return peekShell()?.companyDetails.timeZone ?? readerZone();
}

/** The time zone of the reader's device. */
export function readerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The day that it is at the owner company: `YYYY-MM-DD`. */
export function companyToday(now = new Date()): string {
  return dayIn(companyZone(), now);
}
