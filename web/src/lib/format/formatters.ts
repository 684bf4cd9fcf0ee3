import { withFirstOfMonth } from '../../../../server/lib/first-of-month.ts';
import type { AppLanguage } from '../i18n/language.ts';
import { dayIn, daysBetween } from './days.ts';
import { LOCALES } from './locales.ts';

/** Calendar day: `2026-03-10`, as the `Date` scalar is sent. */
const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Maximum distance for relative dates. */
const RELATIVE_DAYS = 14;

/** Formats of one language. Amounts stay exact decimal strings and never become floats. */
export type Formatters = {
  /**
   * An amount with an unambiguous symbol for its reader: `$1,240.00` in the United States, elsewhere `US$1,240.00`, `1
   * 240,00 $ US`.
   */
  readonly money: (amount: string, currency: string) => string;
  /** An amount with its currency code, for print and exports: `USD 1,240.00`, `1 240,00 USD`. */
  readonly moneyWithCode: (amount: string, currency: string) => string;
  /** A decimal with a fixed or variable number of decimals. */
  readonly number: (value: string | number, places?: number) => string;
  /** Grams with two decimals: `4.20 g`. */
  readonly weight: (grams: string) => string;
  /** A stored percentage: `8.875` → `8.875%`. */
  readonly percent: (percent: string) => string;
  /** `10 Mar 2026`, from a calendar day or an instant in the formats' time zone. */
  readonly date: (value: string) => string;
  /** `10 Mar 2026, 14:05`, with the name of the time zone if it is not the reader's. */
  readonly dateTime: (instant: string) => string;
  /** `in 3 days`, `yesterday`; the date itself beyond two weeks. */
  readonly relativeDay: (value: string, now?: Date) => string;
  /** `Ada, Ben and Cleo`. */
  readonly list: (parts: readonly string[]) => string;
  /** Country name for an ISO 3166-1 code: `États-Unis`; the code itself if unknown. */
  readonly country: (code: string) => string;
};

/**
 * Locale for an unambiguous currency symbol. Many countries have a dollar; only its own country writes it as '$' alone.
 */
function moneyLocale(language: AppLanguage, country: string | null, currency: string): string {
  if (language === 'en') return country === 'US' ? 'en-US' : 'en-001';
  return currency === 'CAD' && country !== 'CA' ? 'fr' : 'fr-CA';
}

/** Intl accepts exact decimal strings since ES2023; its type requires a template literal. */
function exact(value: string | number): number | Intl.StringNumericLiteral {
  return value as Intl.StringNumericLiteral; // amounts come from the Decimal scalar: always numeric
}

function isCalendarDay(value: string): boolean {
  return CALENDAR_DAY.test(value);
}

/** The time zone of displayed instants, and whether times include its name. */
type Zone = { readonly timeZone: string; readonly isNamed: boolean };

/**
 * Creates the formats for a language, the reader's country (null: unknown) and a time zone. The result is cached,
 * because Intl objects are expensive.
 */
export function createFormatters(
  language: AppLanguage,
  country: string | null,
  { timeZone, isNamed }: Zone,
): Formatters {
  const locale = LOCALES[language];
  const moneyFormats = new Map<string, Intl.NumberFormat>();
  const numberFormats = new Map<number, Intl.NumberFormat>();
  const free = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const calendarDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const instant = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...(isNamed && { timeZoneName: 'short' }),
  });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const lists = new Intl.ListFormat(locale);
  const countries = new Intl.DisplayNames(locale, { type: 'region' });

  function moneyFormat(currency: string, currencyDisplay: 'symbol' | 'code'): Intl.NumberFormat {
    const key = `${currency} ${currencyDisplay}`;
    const known = moneyFormats.get(key);
    if (known) return known;
    const style = { style: 'currency', currency, currencyDisplay } as const;
    const format = new Intl.NumberFormat(
      currencyDisplay === 'code' ? locale : moneyLocale(language, country, currency),
      style,
    );
    moneyFormats.set(key, format);
    return format;
  }

  function numberFormat(places: number): Intl.NumberFormat {
    const known = numberFormats.get(places);
    if (known) return known;
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    });
    numberFormats.set(places, format);
    return format;
  }

  const spoken = (formatted: string) => (language === 'fr' ? withFirstOfMonth(formatted) : formatted);
  const date = (value: string) => spoken((isCalendarDay(value) ? calendarDay : day).format(new Date(value)));

  return {
    list: (parts) => lists.format(parts),
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
    money: (amount, currency) => moneyFormat(currency, 'symbol').format(exact(amount)),
    moneyWithCode: (amount, currency) => moneyFormat(currency, 'code').format(exact(amount)),
    number: (value, places) => (places === undefined ? free : numberFormat(places)).format(exact(value)),
    weight: (grams) => `${numberFormat(2).format(exact(grams))}\u00A0g`,
    percent: (value) => `${percent.format(exact(value))}${language === 'fr' ? '\u00A0%' : '%'}`,
    date,
    dateTime: (value) => spoken(instant.format(new Date(value))),
    relativeDay: (value, now = new Date()) => {
      const of = isCalendarDay(value) ? value : dayIn(timeZone, new Date(value));
      const days = daysBetween(dayIn(timeZone, now), of);
      return Math.abs(days) > RELATIVE_DAYS ? date(value) : relative.format(days, 'day');
    },
  };
}
