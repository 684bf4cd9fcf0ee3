import { type Decimal, HUNDREDTH, ZERO } from '../../../lib/money.ts';
import { GRAMS_PER_TROY_OUNCE, roundRate } from '../../../lib/weight.ts';

/** One metal of an alloy. Base metals (copper, zinc) have no market: `metalCode` is null and their value 0. */
interface AlloyComponent {
  metalCode: string | null;
  /** Share of the weight, 0 to 1. */
  fraction: Decimal;
}

/** The composition of an alloy for the gram rate. */
export interface AlloyComposition {
  code: string;
  components: readonly AlloyComponent[];
  /** The refiner's premium on the metal value, in per cent. */
  premiumPercent: Decimal;
}

/** A market price: owner currency per troy ounce, and its time. */
export interface MarketPrice {
  metalCode: string;
  pricePerOunce: Decimal;
  asOf: Date;
}

/** The market prices that an alloy depends on; null if one of its metals has none. */
export function pricesOfAlloy(alloy: AlloyComposition, market: readonly MarketPrice[]): MarketPrice[] | null {
  const found: MarketPrice[] = [];
  for (const { metalCode } of alloy.components) {
    if (metalCode === null) continue;
    const price = market.find((each) => each.metalCode === metalCode);
    if (price === undefined || price.pricePerOunce.lessThanOrEqualTo(0)) return null;
    found.push(price);
  }
  return found;
}

/**
 * Price per gram of the alloy, four decimals: sum(fraction × market) / 31.1034768 × (1 + premium %). Null if a metal
 * of the alloy has no market price, or the alloy has no market metal.
 */
export function gramRate(alloy: AlloyComposition, market: readonly MarketPrice[]): Decimal | null {
  const prices = pricesOfAlloy(alloy, market);
  if (prices === null || prices.length === 0) return null;
  const perOunce = alloy.components.reduce((sum, { metalCode, fraction }) => {
    const price = prices.find((each) => each.metalCode === metalCode);
    return price === undefined ? sum : sum.plus(fraction.mul(price.pricePerOunce));
  }, ZERO);
  const premium = alloy.premiumPercent.mul(HUNDREDTH).plus(1);
  return roundRate(perOunce.div(GRAMS_PER_TROY_OUNCE).mul(premium));
}
