import type { Prisma } from '../../database/generated/client.ts';
import { InvalidInputError } from '../../errors/errors.ts';

/** Maximum size of a user setting, in bytes of JSON. */
const MAX_BYTES = 65_536;

/** In JSON, a NUL or a lone surrogate: escapes that PostgreSQL refuses, unless the backslash is itself escaped. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** The JSON of an input field, if PostgreSQL can store it: small enough, without NUL or lone surrogates. */
export function storableJson(value: unknown, field: string): Prisma.InputJsonValue {
  const text = JSON.stringify(value);
  if (Buffer.byteLength(text) > MAX_BYTES) {
    throw InvalidInputError.of(field, 'TOO_BIG', 'At most 64 kB of JSON.');
  }
  if (UNSTORABLE.test(text)) {
    throw InvalidInputError.of(field, 'WRONG_FORMAT', 'Text holds a NUL character or half of a character.');
  }
  // A value parsed from JSON.stringify is a JSON value; null is not stored.
  return value as Prisma.InputJsonValue;
}
