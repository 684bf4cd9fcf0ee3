import type { Money } from '../../../lib/money.ts';

/** The prices of a line; null when it cannot be priced. */
export interface LinePrices {
  unitPrice: Money | null;
  linePrice: Money | null;
}

/** A cart line: what the customer saw, and what it costs when computed again. */
interface RecomputedLine {
  lineId: number;
  before: LinePrices;
  after: LinePrices;
}

/** A line whose price is no longer what the customer saw. */
interface PriceChange extends RecomputedLine {
  /** The piece has no price any more: it cannot be ordered, only quoted. */
  unpriced: boolean;
}

/**
 * The lines that differ by more than 0.00 from what the customer saw. Recompute `after` with the market of
 * `marketToUse`: within the hold the line's own fix stands, so that only catalogue and terms can differ.
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
