import { Decimal as BaseDecimal } from 'decimal.js';

/** Decimal arithmetic of the product: 40 significant digits, half-up (away from zero on a tie). */
export const Decimal = BaseDecimal.clone({ precision: 40, rounding: BaseDecimal.ROUND_HALF_UP });

/** An exact decimal number; database values and strings become one through `decimal`. */
export type Decimal = BaseDecimal;

/** An amount in the currency of its document. Amounts that are shown or stored have two decimals. */
export type Money = Decimal;

/** What can be read as an exact decimal: text, or a decimal of any library. Plain numbers do not fit. */
export type DecimalInput = string | { toFixed(): string; decimalPlaces(): number };

/** Zero, for sums and comparisons. */
export const ZERO: Decimal = new Decimal(0);

/** A whole, in per cent. */
export const HUNDRED: Decimal = new Decimal(100);

/** One per cent: percentages are multiplied by it, which is exact and far less work than dividing. */
export const HUNDREDTH: Decimal = new Decimal('0.01');

/** An exact decimal from a database value or a decimal string; throws on text that is no number. */
export function decimal(value: DecimalInput): Decimal {
  return new Decimal(typeof value === 'string' ? value : value.toFixed());
}

/** Half-up to two decimals; every amount of a breakdown passes through here once. */
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

/** An amount as GraphQL and snapshots carry it: always two decimals. */
export function moneyText(amount: Money): string {
  return amount.toFixed(2);
}

/** An optional amount of any decimal library as GraphQL carries it; null stays null. */
export function amountText(amount: DecimalInput | null): string | null {
  return amount === null ? null : moneyText(decimal(amount));
}
