import { type Decimal, decimal, HUNDRED, type Money } from '../../../lib/money.ts';
import type { MarketPrice } from '../../pricing/rules/gram-rate.ts';
import { costOfPrice } from '../../quotes/rules/cost-of-price.ts';
import { marginPercent } from '../../quotes/rules/margin.ts';
import { amountOf, repriceRows, type StoredRow } from './reprice-rows.ts';

/** A price before and after a change of the market. */
export type SimulatedPrice = {
  before: Money;
  after: Money;
  difference: Money;
  /** Percentage of the price before, one decimal. */
  differencePercent: Decimal | null;
  /** Margins in per cent: before, after at the new price, after at the old price. */
  marginBefore: Decimal | null;
  marginAfter: Decimal | null;
  marginIfKept: Decimal | null;
};

/** The market with one metal, or all of them, changed by a percentage. */
export function movedMarket<Price extends MarketPrice>(
  prices: readonly Price[],
  { metalCode, percent }: { metalCode: string | null; percent: Decimal },
): Price[] {
  const factor = percent.div(HUNDRED).plus(1);
  return prices.map((price) =>
    metalCode === null || price.metalCode === metalCode
      ? { ...price, pricePerOunce: price.pricePerOunce.mul(factor).toDecimalPlaces(4) }
      : price,
  );
}

/**
 * The price of a stored breakdown at gram rates before and after. `price` is the charged price, if it differs from the
 * calculated one: it stays, and only its margin changes.
 */
export function simulatedPrice(
  rows: readonly StoredRow[],
  rates: { before: ReadonlyMap<string, Decimal>; after: ReadonlyMap<string, Decimal> },
  price: Money | null = null,
): SimulatedPrice {
  const [now, then] = [repriceRows(rows, rates.before), repriceRows(rows, rates.after)];
  const before = amountOf(now);
  const after = amountOf(then);
  const charged = price ?? before;
  return {
    before,
    after,
    difference: after.minus(before),
    differencePercent: before.isZero()
      ? null
      : after.minus(before).div(before).mul(HUNDRED).toDecimalPlaces(1),
    marginBefore: marginPercent(charged, costOfPrice(now)),
    marginAfter: marginPercent(after, costOfPrice(then)),
    marginIfKept: marginPercent(charged, costOfPrice(then)),
  };
}

/** Sums of simulated prices, each times its quantity. */
export function simulatedTotal(prices: readonly { price: SimulatedPrice; quantity: number }[]) {
  const sum = (of: (price: SimulatedPrice) => Money) =>
    prices.reduce((total, { price, quantity }) => total.plus(of(price).mul(quantity)), decimal('0'));
  const [before, after] = [sum((price) => price.before), sum((price) => price.after)];
  return { before, after, difference: after.minus(before) };
}
