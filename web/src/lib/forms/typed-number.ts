import { typedDecimal, withoutUnit } from '../../../../server/lib/typed-number.ts';
import { judgeNumbersBy } from './constraint-issues.ts';
import { textOf } from './form-values.ts';

/** Kinds of typed numbers: their maximum number of decimals, and the error code of an invalid number. */
export const NUMBER_KINDS = {
  AMOUNT: { places: 2, code: 'NOT_AN_AMOUNT' },
  PERCENT: { places: 2, code: 'NOT_A_NUMBER' },
  /** A tax rate, in per cent. */
  RATE: { places: 4, code: 'NOT_A_NUMBER' },
  /** A price change in per cent, up or down. */
  MOVE: { places: 2, code: 'NOT_A_NUMBER' },
  GRAMS: { places: 2, code: 'NOT_A_NUMBER' },
  CARATS: { places: 3, code: 'NOT_A_NUMBER' },
  AREA: { places: 2, code: 'NOT_A_NUMBER' },
  VOLUME: { places: 4, code: 'NOT_A_NUMBER' },
  /** A ring size, in quarters. */
  SIZE: { places: 2, code: 'NOT_A_NUMBER' },
  /** A measurement of a piece, in thousandths. */
  MEASURE: { places: 3, code: 'NOT_A_NUMBER' },
  /** A cell of a rate table, which the server validates by its column. */
  FIGURE: { places: 12, code: 'NOT_A_NUMBER' },
} as const;

/** Kind of a typed number. */
export type NumberKind = keyof typeof NUMBER_KINDS;

/** Maximum number of integer digits; the server knows the limit of each field. */
const MAX_DIGITS = 12;

/**
 * Parses a typed number of a kind to a decimal string; null if it is invalid. Too many decimals are invalid: `12,345`
 * on a French page is no amount.
 */
export function readTyped(text: string, kind: NumberKind): string | null {
  const value = readNumber(text);
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value ?? '') ?? [];
  if (value === null || whole.length > MAX_DIGITS || decimals.length > NUMBER_KINDS[kind].places) return null;
  return sign === '' || kind === 'MOVE' ? value : null;
}

/** Parses a measurement, with or without its unit, to a decimal string: `45,5 cm`; null if it is invalid. */
export function readMeasure(text: string): string | null {
  return readTyped(withoutUnit(text), 'MEASURE');
}

/** The error code of the text in a field of a kind, for validation on submit. */
export function typedProblem(text: string, kind: string): string | null {
  if (text.trim() === '' || !isKind(kind)) return null;
  return readTyped(text, kind) === null ? NUMBER_KINDS[kind].code : null;
}

/** Properties of all number controls; forms validate them by kind on submit. */
export function numberInput(kind: NumberKind) {
  return { inputMode: 'decimal', autoComplete: 'off', 'data-number': kind } as const;
}

/** Properties of all controls for small integers. */
export const WHOLE_NUMBER = { type: 'number', inputMode: 'numeric' } as const;

/** The amount of a field as a decimal string, or null if empty: `$6,200.5` becomes `6200.5`. */
export function amountOrNull(data: FormData, name: string): string | null {
  return amountOf(textOf(data, name));
}

/**
 * A typed number as a decimal string, or null if empty; invalid text is returned unchanged, so that the server reports
 * it.
 */
export function amountOf(text: string): string | null {
  return readNumber(text) ?? (text.trim() || null);
}

/** Parses a number in the format of the page's language to a decimal string; null if it is invalid. */
export function readNumber(text: string): string | null {
  return typedDecimal(text, document.documentElement.lang === 'fr' ? 'fr' : 'en');
}

judgeNumbersBy(typedProblem);

function isKind(kind: string): kind is NumberKind {
  return Object.hasOwn(NUMBER_KINDS, kind);
}
