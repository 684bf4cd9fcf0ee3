import { Decimal as BaseDecimal } from 'decimal.js';

/** Decimal type of the product: 40 significant digits, half-up (away from zero on a tie). */
export const Decimal = BaseDecimal.clone({ precision: 40, rounding: BaseDecimal.ROUND_HALF_UP });

/** An exact decimal number; use `decimal` to convert database values and strings. */
export type Decimal = BaseDecimal;

/** An amount in the currency of its document. Displayed and stored amounts have two decimals. */
export type Money = Decimal;

/** Input for an exact decimal: text, or a decimal of any library. Plain numbers are not accepted. */
export type DecimalInput = string | { toFixed(): string; decimalPlaces(): number };

/** Zero, for sums and comparisons. */
export const ZERO: Decimal = new Decimal(0);

/** One hundred per cent. */
export const HUNDRED: Decimal = new Decimal(100);

/** One per cent. Multiplying by it is exact and much faster than dividing by 100. */
export const HUNDREDTH: Decimal = new Decimal('0.01');

/** Converts a database value or a decimal string; throws if the text is not a number. */
export function decimal(value: DecimalInput): Decimal {
  return new Decimal(typeof value === 'string' ? value : value.toFixed());
}

/** Rounds half-up to two decimals. Each amount of a breakdown is rounded once. */
export function roundCents(amount: Decimal): Money {
  return amount.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
}

/** Half-up to the nearest multiple of `step` (0.05, 0.50, 1.00). */
export function roundToStep(amount: Decimal, step: Decimal): Money {
  return amount.div(step).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).mul(step);
}

/** The exact sum; zero for an empty list. */
export function sumMoney([first = ZERO, ...others]: readonly Decimal[]): Money {
  return others.reduce((sum, amount) => sum.plus(amount), first);
}

/** `percent` per cent of `amount`, rounded to cents. */
export function percentOf(amount: Decimal, percent: Decimal): Money {
  return roundCents(amount.mul(percent).mul(HUNDREDTH));
}

/** The larger of two decimals. */
export function maxDecimal(one: Decimal, other: Decimal): Decimal {
  return one.lessThan(other) ? other : one;
}

/** The smaller of two decimals. */
export function minDecimal(one: Decimal, other: Decimal): Decimal {
  return one.lessThan(other) ? one : other;
}

/** An amount for GraphQL and snapshots: always two decimals. */
export function moneyText(amount: Money): string {
  return amount.toFixed(2);
}

/** An optional amount of any decimal library for GraphQL; null stays null. */
export function amountText(amount: DecimalInput | null): string | null {
  return amount === null ? null : moneyText(decimal(amount));
}
