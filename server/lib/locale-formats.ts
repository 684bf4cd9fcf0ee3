import { withFirstOfMonth } from './first-of-month.ts';
import type { Decimal } from './money.ts';

/** Language of texts. */
export type Locale = 'en' | 'fr';

/** English and French in North American format. */
const TAGS: Readonly<Record<Locale, string>> = { en: 'en-US', fr: 'fr-CA' };

/** Creating a format takes more time and memory than using it. */
const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function kept<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: () => Format,
): Format {
  // A key always has the same kind of format.
  const known = formats.get(key) as Format | undefined;
  if (known) return known;
  const made = make();
  formats.set(key, made);
  return made;
}

/** Decimal text for the formatter, whose type requires a template type. */
function exact(value: { toString(): string }): `${number}` {
  return value.toString() as `${number}`;
}

/** An amount with its currency code, so that the dollar is unambiguous. */
export function moneyIn(amount: { toString(): string }, currency: string, locale: Locale): string {
  const make = () =>
    new Intl.NumberFormat(TAGS[locale], { style: 'currency', currency, currencyDisplay: 'code' });
  return kept(`money ${locale} ${currency}`, make).format(exact(amount));
}

/** A number with a fixed number of decimals. */
export function numberIn(value: { toString(): string }, decimals: number, locale: Locale): string {
  const make = () =>
    new Intl.NumberFormat(TAGS[locale], {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  return kept(`number ${locale} ${decimals}`, make).format(exact(value));
}

/** A percentage with all its decimals: `9.975%`; French puts a non-breaking space before the sign. */
export function percentIn(percent: Decimal, locale: Locale): string {
  return `${numberIn(percent, percent.decimalPlaces(), locale)}${PERCENT[locale]}`;
}

const PERCENT: Readonly<Record<Locale, string>> = { en: '%', fr: '\u00A0%' };

/** A formatted calendar day from a `Date` at midnight UTC or from `YYYY-MM-DD`. */
export function dayIn(day: Date | string, locale: Locale): string {
  const make = () => new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' });
  const formatted = kept(`day ${locale}`, make).format(typeof day === 'string' ? new Date(day) : day);
  return locale === 'fr' ? withFirstOfMonth(formatted) : formatted;
}

/** Between a label and its value: French puts a non-breaking space before the colon. */
export const COLON: Readonly<Record<Locale, string>> = { en: ': ', fr: '\u00A0: ' };
