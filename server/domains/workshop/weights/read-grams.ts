import type { Decimal } from 'decimal.js';
import { InvalidInputError } from '../../../errors/errors.ts';

/** Heaviest weighing, in grams. */
const MAX_GRAMS = 100_000;

/** A weight as it was read off the scales; throws InvalidInputError for what no scales show. */
export function readGrams(path: string, weight: Decimal): Decimal {
  if (weight.lessThanOrEqualTo(0) || weight.greaterThan(MAX_GRAMS) || weight.decimalPlaces() > 2) {
    throw InvalidInputError.of(path, 'OUT_OF_RANGE', 'Grams above zero with two decimals.');
  }
  return weight;
}
