import { type Decimal, type DecimalInput, decimal } from './money.ts';

/**
 * Maximum amount of an input: a price, a line total, a payment. Columns have 14 digits, so the sum of the maximum
 * number of lines of a document fits.
 */
export const MAX_AMOUNT = '99999999.99';

/** Whether an amount is not negative, has at most two decimals and is within the maximum. */
export function isAmount(given: DecimalInput): boolean {
  const amount = decimal(given);
  return !amount.isNegative() && !amount.greaterThan(MAX_AMOUNT) && amount.decimalPlaces() <= 2;
}

/** Whether quantity times price is a valid amount. */
export function isLineAmount(price: DecimalInput, quantity: number): boolean {
  return isAmount(price) && isAmount(decimal(price).mul(quantity));
}

/** Whether an amount is greater than zero. */
export function isSomeAmount(amount: Decimal): boolean {
  return amount.greaterThan(0) && isAmount(amount);
}
