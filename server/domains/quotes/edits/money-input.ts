import { InvalidInputError } from '../../../errors/errors.ts';
import type { Decimal } from '../../../lib/money.ts';

/** Largest price of one piece. */
const MAX_PRICE = 10_000_000;

/** An amount of money as it was given, as a column; null when absent. */
export function moneyColumn(amount: Decimal | null | undefined, path: string): string | null {
  if (amount == null) return null;
  if (amount.isNegative() || amount.greaterThan(MAX_PRICE) || amount.decimalPlaces() > 2)
    throw InvalidInputError.of(path, 'OUT_OF_RANGE', 'An amount with two decimals, not negative.');
  return amount.toFixed(2);
}
