import type { AppLanguage } from '../i18n/language.ts';
import { LOCALES } from './locales.ts';

/** `2:05 PM`, `14 h 05`. In a separate file, because the page frame needs only this format. */
export function timeOfDay(instant: Date, language: AppLanguage): string {
  return instant.toLocaleTimeString(LOCALES[language], { timeStyle: 'short' });
}
