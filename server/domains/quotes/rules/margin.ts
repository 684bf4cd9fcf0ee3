import { Decimal, HUNDRED, type Money, sumMoney } from '../../../lib/money.ts';
import { type CountedLine, standardChoice } from './quote-total.ts';

/** A line with its cost and its calculated price. */
export interface MarginLine extends CountedLine {
  /** Cost per unit; null if unknown. */
  cost: Money | null;
  calculatedPrice: Money | null;
}

/** The margin of a price in per cent of the price; null if price or cost is unknown, or nothing is charged. */
export function marginPercent(unitPrice: Money | null, cost: Money | null): Decimal | null {
  if (unitPrice === null || cost === null || unitPrice.isZero()) return null;
  return unitPrice.minus(cost).div(unitPrice).mul(HUNDRED).toDecimalPlaces(1);
}

/** The margin of all lines with known price and cost, in per cent; null if there are none. */
export function quoteMargin(lines: readonly MarginLine[]): Decimal | null {
  const known = standardChoice(lines).flatMap(({ unitPrice, cost, quantity }) =>
    unitPrice === null || cost === null ? [] : [{ price: unitPrice.mul(quantity), cost: cost.mul(quantity) }],
  );
  return marginPercent(
    sumMoney(known.map(({ price }) => price)),
    known.length === 0 ? null : sumMoney(known.map(({ cost }) => cost)),
  );
}

/** Whether lines keep the margin floor, in per cent; null for no floor. Lines with unknown cost are ignored. */
export function isAboveFloor(lines: readonly MarginLine[], floor: Decimal | null): boolean {
  const margin = floor === null ? null : quoteMargin(lines);
  return floor === null || margin === null || margin.greaterThanOrEqualTo(floor);
}

/** Whether lines keep the maximum discount, in per cent; null for no limit. */
export function isWithinLimit(lines: readonly MarginLine[], limit: Decimal | null): boolean {
  const discount = limit === null ? null : quoteDiscount(lines);
  return limit === null || discount === null || discount.lessThanOrEqualTo(limit);
}

/**
 * Discount of the lines from their calculated prices in per cent; 0 without a discount, null if no line has a
 * calculated price.
 */
export function quoteDiscount(lines: readonly MarginLine[]): Decimal | null {
  const known = standardChoice(lines).flatMap(({ unitPrice, calculatedPrice, quantity }) =>
    unitPrice === null || calculatedPrice === null
      ? []
      : [{ offered: unitPrice.mul(quantity), calculated: calculatedPrice.mul(quantity) }],
  );
  const calculated = sumMoney(known.map((each) => each.calculated));
  if (calculated.isZero()) return null;
  const offered = sumMoney(known.map((each) => each.offered));
  return Decimal.max(calculated.minus(offered).div(calculated).mul(HUNDRED), 0).toDecimalPlaces(1);
}
