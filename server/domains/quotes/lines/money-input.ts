import { InvalidInputError } from '../../../errors/errors.ts';
import { isAmount } from '../../../lib/amount-limits.ts';
import type { Decimal } from '../../../lib/money.ts';

/** An input amount as a column; null when absent. */
export function moneyColumn(amount: Decimal | null | undefined, path: string): string | null {
  if (amount == null) return null;
  if (!isAmount(amount))
    throw InvalidInputError.of(path, 'OUT_OF_RANGE', 'An amount with two decimals, not negative.');
  return amount.toFixed(2);
}
