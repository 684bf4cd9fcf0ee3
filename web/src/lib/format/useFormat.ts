import type { AppLanguage } from '../i18n/language.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { createFormatters, type Formatters } from './formatters.ts';

const byLanguage = new Map<AppLanguage, Formatters>();

/** Formats of the page's language: `const { money, date } = useFormat()`. */
export function useFormat(): Formatters {
  const language = useLocale();
  const known = byLanguage.get(language);
  if (known) return known;
  const formatters = createFormatters(language);
  byLanguage.set(language, formatters);
  return formatters;
}
