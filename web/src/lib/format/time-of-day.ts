import type { AppLanguage } from '../i18n/language.ts';
import { LOCALES } from './locales.ts';

/**
 * `2:05 PM EDT`, `14 h 05 HAE` in a time zone, by default that of the reader's device, whose clock it is compared with.
 * In a separate file, because the page frame needs only this format and does not know the company's zone.
 */
export function timeOfDay(
  instant: Date,
  language: AppLanguage,
  { timeZone }: { timeZone: string } = Intl.DateTimeFormat().resolvedOptions(),
): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(instant);
}
