import { Decimal, HUNDRED, type Money, sumMoney, ZERO } from '../../../lib/money.ts';
import { type CountedLine, leastChoice, standardChoice } from './quote-total.ts';

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

/** The margin of an offer without any choice by the customer, as `marginOfLines`. */
export function quoteMargin(lines: readonly MarginLine[]): Decimal | null {
  return marginOfLines(standardChoice(lines));
}

/** The margin of all lines with known price and cost, in per cent; null if there are none. */
export function marginOfLines(lines: readonly MarginLine[]): Decimal | null {
  const known = lines.flatMap(({ unitPrice, cost, quantity }) =>
    unitPrice === null || cost === null ? [] : [{ price: unitPrice.mul(quantity), cost: cost.mul(quantity) }],
  );
  return marginPercent(
    sumMoney(known.map(({ price }) => price)),
    known.length === 0 ? null : sumMoney(known.map(({ cost }) => cost)),
  );
}

/** Shares are rounded to one decimal, so a share that misses a limit by less than this keeps it. */
const ROUNDED = new Decimal('0.05');

/** The choice of the customer that is furthest below a margin floor, or nearest to it; without a floor, the standard. */
export function leastMarginChoice<Line extends MarginLine>(
  lines: readonly Line[],
  floor: Decimal | null,
): Line[] {
  if (floor === null) return standardChoice(lines);
  const mayCost = HUNDRED.minus(floor).plus(ROUNDED).div(HUNDRED);
  return leastChoice(lines, ({ unitPrice, cost }) =>
    unitPrice === null || cost === null ? ZERO : unitPrice.mul(mayCost).minus(cost),
  );
}

/** The choice of the customer that is furthest beyond a discount limit, or nearest to it; without one, the standard. */
export function largestDiscountChoice<Line extends MarginLine>(
  lines: readonly Line[],
  limit: Decimal | null,
): Line[] {
  if (limit === null) return standardChoice(lines);
  const least = HUNDRED.minus(limit).minus(ROUNDED).div(HUNDRED);
  return leastChoice(lines, ({ unitPrice, calculatedPrice }) =>
    unitPrice === null || calculatedPrice === null ? ZERO : unitPrice.minus(calculatedPrice.mul(least)),
  );
}

/**
 * Whether every choice that a customer can make of the lines keeps the margin floor, in per cent; null for no floor.
 * Lines with unknown cost are ignored.
 */
export function isAboveFloor(lines: readonly MarginLine[], floor: Decimal | null): boolean {
  const margin = floor === null ? null : marginOfLines(leastMarginChoice(lines, floor));
  return floor === null || margin === null || margin.greaterThanOrEqualTo(floor);
}

/** Whether every choice that a customer can make keeps the maximum discount, in per cent; null for no limit. */
export function isWithinLimit(lines: readonly MarginLine[], limit: Decimal | null): boolean {
  const discount = limit === null ? null : discountOfLines(largestDiscountChoice(lines, limit));
  return limit === null || discount === null || discount.lessThanOrEqualTo(limit);
}

/** The discount of an offer without any choice by the customer, as `discountOfLines`. */
export function quoteDiscount(lines: readonly MarginLine[]): Decimal | null {
  return discountOfLines(standardChoice(lines));
}

/**
 * Discount of lines from their calculated prices in per cent; 0 without a discount, null if no line has a calculated
 * price.
 */
export function discountOfLines(lines: readonly MarginLine[]): Decimal | null {
  const known = lines.flatMap(({ unitPrice, calculatedPrice, quantity }) =>
    unitPrice === null || calculatedPrice === null
      ? []
      : [{ offered: unitPrice.mul(quantity), calculated: calculatedPrice.mul(quantity) }],
  );
  const calculated = sumMoney(known.map((each) => each.calculated));
  if (calculated.isZero()) return null;
  const offered = sumMoney(known.map((each) => each.offered));
  return Decimal.max(calculated.minus(offered).div(calculated).mul(HUNDRED), 0).toDecimalPlaces(1);
}
