import { type Decimal, decimal } from '../../../../lib/money.ts';

/** Prices per troy ounce at a time, as decimal text. */
export type Quotation = { readonly asOf: Date; readonly buy: string; readonly sell: string };

/** A quotation to add, with the previous price of its metal; null if there was none. */
export type NewQuotation = Quotation & { readonly metalCode: string; readonly before: Quotation | null };

/**
 * Quotations that count immediately, and those that wait for a decision with the selling price that they deviate from.
 */
export type Weighed<Line> = { taken: Line[]; held: (Line & { against: string })[] };

/**
 * Which quotations count automatically: those whose buying and selling prices are at most `limitPercent` away from the
 * last counting price of their metal. The first price of a metal counts. Held quotations do not count as previous
 * price, so that all later quotations of the same jump are held too.
 */
export function weighQuotations<Line extends NewQuotation>(
  lines: readonly Line[],
  limitPercent: string,
): Weighed<Line> {
  const last = new Map<string, Quotation>();
  const weighed: Weighed<Line> = { taken: [], held: [] };
  for (const line of [...lines].sort((a, b) => a.asOf.getTime() - b.asOf.getTime())) {
    const before = later(line.before, last.get(line.metalCode) ?? null);
    if (before !== null && movesTooFar(before, line, limitPercent)) {
      weighed.held.push({ ...line, against: before.sell });
    } else {
      weighed.taken.push(line);
      last.set(line.metalCode, line);
    }
  }
  return weighed;
}

/** Change of a price in per cent with a sign; one decimal. */
export function movePercent(from: string, to: string): Decimal {
  return decimal(to).minus(from).times(100).dividedBy(from).toDecimalPlaces(1);
}

function movesTooFar(from: Quotation, to: Quotation, limitPercent: string): boolean {
  return isBeyond(from.sell, to.sell, limitPercent) || isBeyond(from.buy, to.buy, limitPercent);
}

function isBeyond(from: string, to: string, limitPercent: string): boolean {
  return decimal(to).minus(from).abs().times(100).greaterThan(decimal(from).times(limitPercent));
}

function later(one: Quotation | null, other: Quotation | null): Quotation | null {
  if (one === null || other === null) return one ?? other;
  return one.asOf > other.asOf ? one : other;
}
