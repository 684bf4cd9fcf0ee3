import type { AppLanguage } from '../i18n/language.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { peekShell } from '../session/shell.ts';
import { createFormatters, type Formatters } from './formatters.ts';

const known = new Map<string, Formatters>();

/** Formats of the page's language for who reads it: `const { money, date } = useFormat()`. */
export function useFormat(): Formatters {
  const language = useLocale();
  // The shell is loaded once per page load, before any page. The country of visitors is unknown.
  const shell = peekShell();
  return formattersOf(language, shell?.viewer?.country ?? null);
}

function formattersOf(language: AppLanguage, country: string | null): Formatters {
  const key = `${language} ${country}`;
  const found = known.get(key);
  if (found) return found;
  const formatters = createFormatters(language, country);
  known.set(key, formatters);
  return formatters;
}
