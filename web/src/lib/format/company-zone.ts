import { peekShell } from '../session/shell.ts';
import { dayIn } from './days.ts';

/** The time zone of displayed days and times: the company's, as on its documents, for all readers. */
export function companyZone(): string {
  return peekShell()?.companyDetails.timeZone ?? readerZone();
}

/** The time zone of the reader's device. */
export function readerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The current day in the company's time zone: `YYYY-MM-DD`. */
export function companyToday(now = new Date()): string {
  return dayIn(companyZone(), now);
}
