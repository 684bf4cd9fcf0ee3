import { Decimal } from './money.ts';

/** Metal weight in grams, two decimals. */
export type Grams = Decimal;

/** Stone weight in carats, three decimals. */
type Carats = Decimal;

/** Grams per troy ounce: market prices are per ounce, our rates per gram. */
export const GRAMS_PER_TROY_OUNCE: Decimal = new Decimal('31.1034768');

/** Half-up to 0.01 g. */
export function roundGrams(weight: Decimal): Grams {
  return weight.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
}

/** Half-up to 0.001 ct. */
export function roundCarats(weight: Decimal): Carats {
  return weight.toDecimalPlaces(3, Decimal.ROUND_HALF_UP);
}

/** Half-up to four decimals: prices per gram, per carat, per piece. */
export function roundRate(rate: Decimal): Decimal {
  return rate.toDecimalPlaces(4, Decimal.ROUND_HALF_UP);
}
