import type { Decimal } from 'decimal.js';
import { InvalidInputError } from '../../../errors/errors.ts';

/** Maximum weight, in grams. */
const MAX_GRAMS = 100_000;

/**
 * Validates a weight.
 * @throws InvalidInputError
 */
export function readGrams(path: string, weight: Decimal): Decimal {
  if (weight.lessThanOrEqualTo(0) || weight.greaterThan(MAX_GRAMS) || weight.decimalPlaces() > 2) {
    throw InvalidInputError.of(path, 'OUT_OF_RANGE', 'Grams above zero with two decimals.');
  }
  return weight;
}
