import { Decimal, HUNDRED, type Money, sumMoney } from '../../../lib/money.ts';
import { type CountedLine, standardChoice } from './quote-total.ts';

/** A line with what it costs the manufacturer, and what the price rules say. */
export interface MarginLine extends CountedLine {
  /** Of one unit; null when unknown. */
  cost: Money | null;
  calculatedPrice: Money | null;
}

/** What is left of a price after the cost, in per cent of the price; null where either is unknown or nothing is charged. */
export function marginPercent(unitPrice: Money | null, cost: Money | null): Decimal | null {
  if (unitPrice === null || cost === null || unitPrice.isZero()) return null;
  return unitPrice.minus(cost).div(unitPrice).mul(HUNDRED).toDecimalPlaces(1);
}

/** The margin of all lines whose price and cost are known, in per cent; null when there are none. */
export function quoteMargin(lines: readonly MarginLine[]): Decimal | null {
  const known = standardChoice(lines).flatMap(({ unitPrice, cost, quantity }) =>
    unitPrice === null || cost === null ? [] : [{ price: unitPrice.mul(quantity), cost: cost.mul(quantity) }],
  );
  return marginPercent(
    sumMoney(known.map(({ price }) => price)),
    known.length === 0 ? null : sumMoney(known.map(({ cost }) => cost)),
  );
}

/** Whether lines leave what is the least margin, in per cent; null: there is none. Lines of unknown cost do. */
export function isAboveFloor(lines: readonly MarginLine[], floor: Decimal | null): boolean {
  const margin = floor === null ? null : quoteMargin(lines);
  return floor === null || margin === null || margin.greaterThanOrEqualTo(floor);
}

/** Whether lines are offered within the largest discount, in per cent; null: any. */
export function isWithinLimit(lines: readonly MarginLine[], limit: Decimal | null): boolean {
  const discount = limit === null ? null : quoteDiscount(lines);
  return limit === null || discount === null || discount.lessThanOrEqualTo(limit);
}

/** By how many per cent the lines are offered below what the price rules say; 0 when they are not, null when no line has such a price. */
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
