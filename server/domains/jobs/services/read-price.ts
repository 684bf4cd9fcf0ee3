import type { Decimal } from 'decimal.js';
import { InvalidInputError } from '../../../errors/errors.ts';

/** Largest price of a service. */
const MAX_PRICE = 1_000_000;

/** The price of a proposed service; null: none was named. Throws InvalidInputError on `price`. */
export function readPrice(price: Decimal | null | undefined): Decimal | null {
  if (!price) return null;
  if (price.isNegative() || price.greaterThan(MAX_PRICE) || price.decimalPlaces() > 2) {
    throw InvalidInputError.of('price', 'OUT_OF_RANGE', 'An amount with two decimals, not negative.');
  }
  return price;
}
