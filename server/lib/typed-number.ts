import { typedCode } from './plain-text.ts';

/** The result of parsing a typed number: a decimal with a point, or the reason why it is invalid. */
type TypedNumber = { readonly value: string } | { readonly problem: 'WRONG_FORMAT' | 'AMBIGUOUS' };

/** A currency before or after an amount, as a symbol or a code: `$`, `US$`, `US $`, `USD`, `Fr.`. */
const CURRENCY_BEFORE = /^(?:(?:[A-Z]{1,3}\s?)?\p{Sc}|[A-Z]{3}(?![A-Z])|Fr\.?(?=[\s\d-]))\s*/u;
const CURRENCY_BEHIND = /\s*(?:\p{Sc}\s*[A-Z]{0,3}|(?<=[\d\s])(?:[A-Z]{3}|Fr\.?))$/u;

/** A sign, before or after the currency. */
const SIGN = /^([-+\u2212])\s*/;

/** Thousands separators other than point and comma. */
const BETWEEN_THOUSANDS = /[\s'’]/;

const PLAIN = /^\d+$/;

/**
 * Parses a number as people type it in both languages: `1234.5`, `1234,50`, `1,234.50`, `1 234,50` (any space),
 * `1’234.50`, `$5,000.00`, `5 000,00 $`. A single comma before exactly three digits is read by the rules of the
 * language; without a language, as in files, it is refused, because `2,410` is ambiguous. Any other format is refused.
 */
export function readTypedNumber(text: string, language: 'en' | 'fr' | null = null): TypedNumber {
  const compact = typedCode(text);
  const signless = compact.replace(SIGN, '');
  const amount = signless.replace(CURRENCY_BEFORE, '');
  // One sign, before or after the currency.
  const body = signless === compact && amount !== signless ? amount.replace(SIGN, '') : amount;
  const sign = SIGN.exec(signless === compact ? amount : compact)?.[1] ?? '+';
  const read = readDigits(body.replace(CURRENCY_BEHIND, '').trim(), language);
  if ('problem' in read || sign === '+') return read;
  return { value: `-${read.value}` };
}

/** A unit after a number, as in `45.5 cm`; the caller knows the unit of the field. */
const UNIT = /(?<=\d)\s*(mm|cm|in|po|g|ct|"|\u2033)$/i;

/** A typed number without its unit. */
export function withoutUnit(text: string): string {
  return text.trim().replace(UNIT, '');
}

/** The decimal of a typed number; null if it is invalid, or ambiguous without a language. */
export function typedDecimal(text: string, language: 'en' | 'fr' | null = null): string | null {
  const read = readTypedNumber(text, language);
  return 'value' in read ? read.value : null;
}

function readDigits(body: string, language: 'en' | 'fr' | null): TypedNumber {
  const signs = body.match(/[.,]/g) ?? [];
  const [first] = signs;
  const last = signs.at(-1);
  if (last === undefined) return joined(body, null, '');
  const isLast = body.lastIndexOf(last);
  const [whole, behind] = [body.slice(0, isLast), body.slice(isLast + 1)];
  // With point and comma, the last one is the decimal separator and may occur once.
  if (signs.length > 1 && first !== last)
    return signs.filter((sign) => sign === last).length === 1 ? joined(whole, first ?? null, behind) : WRONG;
  if (signs.length > 1) return joined(body, last, '');
  if (last === ',' && /^[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(behind)) {
    if (language === null) return { problem: 'AMBIGUOUS' };
    return language === 'en' ? joined(body, ',', '') : joined(whole, null, behind);
  }
  return joined(whole, null, behind, true);
}

const WRONG = { problem: 'WRONG_FORMAT' } as const;

/** Joins integer part and decimals; the integer part may have one kind of thousands separator. */
function joined(
  typedWhole: string,
  sign: string | null,
  behind: string,
  hasSign = behind !== '',
): TypedNumber {
  const between = sign ?? BETWEEN_THOUSANDS.exec(typedWhole)?.[0] ?? null;
  const parts = between === null ? [typedWhole] : typedWhole.split(between);
  const [head = '', ...groups] = parts;
  const isGrouped =
    groups.length === 0 || (/^\d{1,3}$/.test(head) && groups.every((group) => /^\d{3}$/.test(group)));
  const whole = parts.join('');
  const isWhole = PLAIN.test(whole) || (whole === '' && PLAIN.test(behind));
  if (!isGrouped || !isWhole || (hasSign && !PLAIN.test(behind))) return WRONG;
  const plain = whole.replace(/^0+(?=\d)/, '') || '0';
  return { value: behind === '' ? plain : `${plain}.${behind}` };
}
