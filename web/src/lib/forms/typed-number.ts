import { typedDecimal } from '../../../../server/lib/typed-number.ts';
import { textOf } from './form-values.ts';

/** An amount of a field as a decimal string, or null when it is empty: `$6,200.5` is `6200.5`. */
export function amountOrNull(data: FormData, name: string): string | null {
  return amountOf(textOf(data, name));
}

/** A typed number as a decimal string, or null when nothing was typed; what is none stays as it is, for the server to name. */
export function amountOf(text: string): string | null {
  return readNumber(text) ?? (text.trim() || null);
}

/** A number as people type it in the language of the page, as a decimal string; null where it is none. */
export function readNumber(text: string): string | null {
  return typedDecimal(text, document.documentElement.lang === 'fr' ? 'fr' : 'en');
}
