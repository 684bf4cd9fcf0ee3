import type { Decimal } from 'decimal.js';
import { InvalidInputError } from '../../../errors/errors.ts';
import { isAmount } from '../../../lib/amount-limits.ts';

/**
 * The price of a proposed service; null if absent.
 * @throws InvalidInputError on `price`
 */
export function readPrice(price: Decimal | null | undefined): Decimal | null {
  if (!price) return null;
  if (!isAmount(price)) {
    throw InvalidInputError.of('price', 'OUT_OF_RANGE', 'An amount with two decimals, not negative.');
  }
  return price;
}
