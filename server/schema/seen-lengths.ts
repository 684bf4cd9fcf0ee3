import type { z } from 'zod';
import { isWithin } from '../lib/text-length.ts';

const counted = new WeakSet<object>();

/**
 * Makes the maximum length of every string in a schema count visible characters. By default, zod counts code points, of
 * which an emoji or an accented letter may have several. Each schema is processed once.
 */
export function countSeenLengths(schema: z.ZodType): void {
  visit(schema);
}

function visit(part: unknown): void {
  if (typeof part !== 'object' || part === null || counted.has(part)) return;
  counted.add(part);
  if (isCheck(part)) countSeen(part);
  const definition = '_zod' in part ? Object(part._zod).def : part;
  for (const inner of Object.values(Object(definition))) visit(inner);
}

function isCheck(part: object): part is z.core.$ZodCheckMaxLength {
  return '_zod' in part && Object(part._zod).def?.check === 'max_length';
}

function countSeen({ _zod: internals }: z.core.$ZodCheckMaxLength): void {
  const { check, def } = internals;
  internals.check = (payload) => {
    if (typeof payload.value === 'string' && isWithin(payload.value, def.maximum)) return;
    return check(payload);
  };
}
