import type { AppLanguage } from '../i18n/language.ts';

/** Whose customs a language is written in. */
export const LOCALES: Record<AppLanguage, string> = { en: 'en-US', fr: 'fr-CA' };
