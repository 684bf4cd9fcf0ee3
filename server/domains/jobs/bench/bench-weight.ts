import type { Decimal } from 'decimal.js';
import { InvalidInputError } from '../../../errors/errors.ts';
import { readGrams } from '../weights/read-grams.ts';

/** Grams of a whole job as weighed at the bench; throws InvalidInputError where they are needed and missing. */
export function benchWeight(
  path: 'weightIn' | 'weightOut',
  weight: Decimal | null | undefined,
  isNeeded: boolean,
): string | null {
  if (weight != null) return readGrams(path, weight).toFixed(2);
  if (isNeeded) throw InvalidInputError.of(path, 'REQUIRED', 'It is weighed at this stage.');
  return null;
}
