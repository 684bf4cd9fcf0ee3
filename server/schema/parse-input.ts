import type { z } from 'zod';
import { type InputIssue, InvalidInputError } from '../errors/errors.ts';
import { holdsCardNumber } from '../lib/card-numbers.ts';
import { plainText } from '../lib/plain-text.ts';
import { countSeenLengths } from './seen-lengths.ts';

/**
 * Parses an input with a zod schema; throws InvalidInputError with all invalid fields. JSON that is nested too deeply
 * is refused first. All strings are normalized (NFC) and stripped of control characters that PostgreSQL refuses, and
 * must not contain card numbers. Their lengths count visible characters. If the message of a schema is a code
 * (`OUT_OF_RANGE`), it becomes the issue's code.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const texts = plain(input);
  const cards = cardNumberPaths(texts, []);
  if (cards.length > 0) throw new InvalidInputError(cards.map(cardNumber));
  countSeenLengths(schema);
  const parsed = schema.safeParse(texts);
  if (parsed.success) return parsed.data;
  throw new InvalidInputError(parsed.error.issues.map(toIssue));
}

/** Above the depth of any setting or configuration. */
const MAX_NESTING = 50;

/** Normalizes the strings in lists and objects of JSON; instances such as Decimal and Date are returned unchanged. */
function plain(value: unknown, field = '', depth = 0): unknown {
  if (typeof value === 'string') return plainText(value);
  if (depth > MAX_NESTING) throw InvalidInputError.of(field, 'WRONG_FORMAT', 'This is nested too deeply.');
  if (Array.isArray(value)) return value.map((each) => plain(each, field, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, plain(each, field || key, depth + 1)]),
  );
}

/** Paths of values with card numbers, which we never store. */
function cardNumberPaths(value: unknown, path: string[]): string[] {
  if (typeof value === 'string' || typeof value === 'number')
    return holdsCardNumber(String(value)) ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.entries(value).flatMap(([key, each]) => cardNumberPaths(each, [...path, key]));
}

function cardNumber(path: string): InputIssue {
  return { path, code: 'CARD_NUMBER', message: 'No card numbers here.' };
}

const CODES: Partial<Record<z.core.$ZodIssue['code'], string>> = {
  too_small: 'TOO_SMALL',
  too_big: 'TOO_BIG',
  invalid_type: 'WRONG_TYPE',
  invalid_format: 'WRONG_FORMAT',
};

function toIssue(issue: z.core.$ZodIssue): InputIssue {
  const own = /^[A-Z][A-Z0-9_]+$/.test(issue.message) ? issue.message : null;
  return { path: issue.path.join('.'), code: own ?? CODES[issue.code] ?? 'INVALID', message: issue.message };
}
