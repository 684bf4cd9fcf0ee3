import { type Decimal, type DecimalInput, decimal } from './money.ts';

/**
 * Largest amount of money that is taken from outside: a price, what a line comes to, a payment. Columns keep 14 digits, so
 * that the sum over the most lines of a document fits.
 */
export const MAX_AMOUNT = '99999999.99';

/** Whether an amount is not negative, to the cent and within the bounds. */
export function isAmount(given: DecimalInput): boolean {
  const amount = decimal(given);
  return !amount.isNegative() && !amount.greaterThan(MAX_AMOUNT) && amount.decimalPlaces() <= 2;
}

/** Whether so many pieces at a price come to an amount within the same bounds. */
export function isLineAmount(price: DecimalInput, quantity: number): boolean {
  return isAmount(price) && isAmount(decimal(price).mul(quantity));
}

/** Whether it is an amount of more than nothing. */
export function isSomeAmount(amount: Decimal): boolean {
  return amount.greaterThan(0) && isAmount(amount);
}
