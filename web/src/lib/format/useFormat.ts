import type { AppLanguage } from '../i18n/language.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { peekShell } from '../session/shell.ts';
import { companyZone, readerZone } from './company-zone.ts';
import { createFormatters, type Formatters } from './formatters.ts';

const known = new Map<string, Formatters>();

/** Formats for the page's language and the reader: `const { money, date } = useFormat()`. */
export function useFormat(): Formatters {
  const language = useLocale();
  // The shell is loaded once per page load, before any page. A visitor's country is unknown.
  const shell = peekShell();
  return formattersOf(language, shell?.viewer?.country ?? null, companyZone());
}

function formattersOf(language: AppLanguage, country: string | null, timeZone: string): Formatters {
  const key = `${language} ${country} ${timeZone}`;
  const found = known.get(key);
  if (found) return found;
  const formatters = createFormatters(language, country, { timeZone, isNamed: timeZone !== readerZone() });
  known.set(key, formatters);
  return formatters;
}
