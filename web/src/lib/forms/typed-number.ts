import { typedDecimal, withoutUnit } from '../../../../server/lib/typed-number.ts';
import { judgeNumbersBy } from './constraint-issues.ts';
import { textOf } from './form-values.ts';

/** Numbers that are typed, by kind: the most decimals they have, and the error of what is no such number. */
export const NUMBER_KINDS = {
  AMOUNT: { places: 2, code: 'NOT_AN_AMOUNT' },
  PERCENT: { places: 2, code: 'NOT_A_NUMBER' },
  /** A rate of tax, in per cent. */
  RATE: { places: 4, code: 'NOT_A_NUMBER' },
  /** A move of prices in per cent, up or down. */
  MOVE: { places: 2, code: 'NOT_A_NUMBER' },
  GRAMS: { places: 2, code: 'NOT_A_NUMBER' },
  CARATS: { places: 3, code: 'NOT_A_NUMBER' },
  AREA: { places: 2, code: 'NOT_A_NUMBER' },
  VOLUME: { places: 4, code: 'NOT_A_NUMBER' },
  /** Of a ring, in quarters. */
  SIZE: { places: 2, code: 'NOT_A_NUMBER' },
  /** A length and the like that a piece is made to, in thousandths. */
  MEASURE: { places: 3, code: 'NOT_A_NUMBER' },
  /** A cell of a table of rates, which the server judges by its column. */
  FIGURE: { places: 12, code: 'NOT_A_NUMBER' },
} as const;

/** What a typed number is. */
export type NumberKind = keyof typeof NUMBER_KINDS;

/** Digits before the decimals that any number may have; the server knows the limit of each. */
const MOST_DIGITS = 12;

/**
 * What a typed number of a kind was understood as, a decimal string; null where it is none. A finer number than its kind
 * has is none: `12,345` on a French page is no amount.
 */
export function readTyped(text: string, kind: NumberKind): string | null {
  const value = readNumber(text);
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value ?? '') ?? [];
  if (value === null || whole.length > MOST_DIGITS || decimals.length > NUMBER_KINDS[kind].places)
    return null;
  return sign === '' || kind === 'MOVE' ? value : null;
}

/** A length and the like that is typed with its unit or without, as a decimal string: `45,5 cm`; null where it is none. */
export function readMeasure(text: string): string | null {
  return readTyped(withoutUnit(text), 'MEASURE');
}

/** What is typed into a field of a kind, for the field of a form that is judged when the form is sent. */
export function typedProblem(text: string, kind: string): string | null {
  if (text.trim() === '' || !isKind(kind)) return null;
  return readTyped(text, kind) === null ? NUMBER_KINDS[kind].code : null;
}

/** What every control takes in which a number is typed: forms judge it by its kind when they are sent. */
export function numberInput(kind: NumberKind) {
  return { inputMode: 'decimal', autoComplete: 'off', 'data-number': kind } as const;
}

/** What every control takes in which a small whole number is typed or stepped through. */
export const WHOLE_NUMBER = { type: 'number', inputMode: 'numeric' } as const;

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

judgeNumbersBy(typedProblem);

function isKind(kind: string): kind is NumberKind {
  return Object.hasOwn(NUMBER_KINDS, kind);
}
