import type { AppLanguage } from '../i18n/language.ts';
import { shownZone } from './company-zone.ts';
import { LOCALES } from './locales.ts';

/**
 * `2:05 PM`, `14:05` in the company's time zone, with its name if it is not the reader's. In a separate file, because the
 * page frame needs only this format.
 */
export function timeOfDay(instant: Date, language: AppLanguage, { timeZone, isNamed } = shownZone()): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...(isNamed && { timeZoneName: 'short' }),
  }).format(instant);
}
