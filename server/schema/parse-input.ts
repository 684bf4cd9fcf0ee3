import type { z } from 'zod';
import { type InputIssue, InvalidInputError } from '../errors/errors.ts';
import { plainText } from '../lib/plain-text.ts';

/**
 * Parses an input with a zod schema; throws InvalidInputError naming every field.
 * Texts anywhere in it are rid of what nobody types and PostgreSQL refuses.
 * A schema's own message that is a code (`OUT_OF_RANGE`) becomes the issue's code.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(plain(input));
  if (parsed.success) return parsed.data;
  throw new InvalidInputError(parsed.error.issues.map(toIssue));
}

/** Plain texts in lists and objects of JSON; instances such as Decimal and Date stay themselves. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
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
