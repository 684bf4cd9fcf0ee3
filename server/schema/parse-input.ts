import type { z } from 'zod';
import { type InputIssue, InvalidInputError } from '../errors/errors.ts';

/**
 * Parses an input with a zod schema; throws InvalidInputError naming every field.
 * A schema's own message that is a code (`OUT_OF_RANGE`) becomes the issue's code.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new InvalidInputError(parsed.error.issues.map(toIssue));
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
