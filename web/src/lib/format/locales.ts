import type { AppLanguage } from '../i18n/language.ts';

/** Locale of each language. */
export const LOCALES: Record<AppLanguage, string> = { en: 'en-US', fr: 'fr-CA' };
