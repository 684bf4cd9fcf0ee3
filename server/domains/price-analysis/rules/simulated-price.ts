import { type Decimal, decimal, HUNDRED, type Money } from '../../../lib/money.ts';
import type { MarketPrice } from '../../pricing/rules/gram-rate.ts';
import { costOfPrice } from '../../quotes/rules/cost-of-price.ts';
import { marginPercent } from '../../quotes/rules/margin.ts';
import { amountOf, type KeptRow, repriceRows } from './reprice-rows.ts';

/** A price before and after a move of the market. */
export type SimulatedPrice = {
  before: Money;
  after: Money;
  difference: Money;
  /** In per cent of the price before, one decimal. */
  differencePercent: Decimal | null;
  /** What is left of the price after the cost, in per cent: before, after at the new price, after at the old one. */
  marginBefore: Decimal | null;
  marginAfter: Decimal | null;
  marginIfKept: Decimal | null;
};

/** The market with one metal, or all of them, moved by so many per cent. */
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
 * What a kept breakdown comes to at gram rates before and after. `price` is what is charged, where that is not what the
 * rules say: it stays when the market moves, and its margin alone changes.
 */
export function simulatedPrice(
  rows: readonly KeptRow[],
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

/** Sums of simulated prices, each so many times. */
export function simulatedTotal(prices: readonly { price: SimulatedPrice; quantity: number }[]) {
  const sum = (of: (price: SimulatedPrice) => Money) =>
    prices.reduce((total, { price, quantity }) => total.plus(of(price).mul(quantity)), decimal('0'));
  const [before, after] = [sum((price) => price.before), sum((price) => price.after)];
  return { before, after, difference: after.minus(before) };
}
