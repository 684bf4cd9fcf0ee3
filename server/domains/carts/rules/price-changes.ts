import type { Money } from '../../../lib/money.ts';

/** The prices of a line; null if it has none. */
export interface LinePrices {
  unitPrice: Money | null;
  linePrice: Money | null;
}

/** A cart line: the price shown to the customer, and the price calculated again. */
interface RecomputedLine {
  lineId: number;
  before: LinePrices;
  after: LinePrices;
}

/** A line whose price differs from the one shown. */
interface PriceChange extends RecomputedLine {
  /** The piece has no price any more and needs a quote. */
  unpriced: boolean;
}

/**
 * The lines whose price differs from the one shown. Calculate `after` with the market of `marketToUse`: while a line's
 * fix is valid, only catalogue and terms can differ.
 */
export function priceChanges(lines: readonly RecomputedLine[]): PriceChange[] {
  return lines
    .filter(
      ({ before, after }) =>
        !isSame(before.unitPrice, after.unitPrice) || !isSame(before.linePrice, after.linePrice),
    )
    .map((line) => ({ ...line, unpriced: line.after.unitPrice === null }));
}

function isSame(one: Money | null, other: Money | null): boolean {
  return one === null || other === null ? one === other : one.equals(other);
}
