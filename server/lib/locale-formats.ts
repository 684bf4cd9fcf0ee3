import { withFirstOfMonth } from './first-of-month.ts';

/** Language of what people read. */
export type Locale = 'en' | 'fr';

/** English and French as North America writes them. */
const TAGS: Readonly<Record<Locale, string>> = { en: 'en-US', fr: 'fr-CA' };

/** Making a format takes longer, and more memory, than the text that it writes. */
const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function kept<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: () => Format,
): Format {
  // A key always stands for one kind of format.
  const known = formats.get(key) as Format | undefined;
  if (known) return known;
  const made = make();
  formats.set(key, made);
  return made;
}

/** Exact decimal text; the type of the formatter asks for the narrower template type. */
function exact(value: { toString(): string }): `${number}` {
  return value.toString() as `${number}`;
}

/** An amount with the code of its currency: what is read anywhere must not leave open whose dollars they are. */
export function moneyIn(amount: { toString(): string }, currency: string, locale: Locale): string {
  const make = () =>
    new Intl.NumberFormat(TAGS[locale], { style: 'currency', currency, currencyDisplay: 'code' });
  return kept(`money ${locale} ${currency}`, make).format(exact(amount));
}

/** A number with so many decimals. */
export function numberIn(value: { toString(): string }, decimals: number, locale: Locale): string {
  const make = () =>
    new Intl.NumberFormat(TAGS[locale], {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  return kept(`number ${locale} ${decimals}`, make).format(exact(value));
}

/** A calendar day in words: a `Date` at midnight UTC, as the database keeps days, or `YYYY-MM-DD`. */
export function dayIn(day: Date | string, locale: Locale): string {
  const make = () => new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' });
  const formatted = kept(`day ${locale}`, make).format(typeof day === 'string' ? new Date(day) : day);
  return locale === 'fr' ? withFirstOfMonth(formatted) : formatted;
}

/** Between a label and what it is about: French puts a hard space before it. */
export const COLON: Readonly<Record<Locale, string>> = { en: ': ', fr: '\u00A0: ' };
