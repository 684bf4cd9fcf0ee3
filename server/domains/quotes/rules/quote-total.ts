import { type Money, sumMoney } from '../../../lib/money.ts';

/** A line as far as it counts into a total. */
export interface CountedLine {
  lineKey: number;
  /** Null: it has no price yet. */
  unitPrice: Money | null;
  quantity: number;
  isOptional: boolean;
  alternativeGroup: string | null;
}

/** What the customer takes unless they choose otherwise: every line but optional ones, and the first of alternatives. */
export function standardChoice<Line extends CountedLine>(lines: readonly Line[]): Line[] {
  const seen = new Set<string>();
  return lines.filter(({ isOptional, alternativeGroup }) => {
    if (alternativeGroup !== null) {
      if (seen.has(alternativeGroup)) return false;
      seen.add(alternativeGroup);
    }
    return !isOptional;
  });
}

/** The sum of lines; null while one of them has no price: a total that leaves something out is no total. */
export function sumOfLines(lines: readonly CountedLine[]): Money | null {
  const prices = lines.map(({ unitPrice, quantity }) => unitPrice?.mul(quantity) ?? null);
  const known = prices.filter((price) => price !== null);
  return known.length < prices.length ? null : sumMoney(known);
}

/** What a version of a quote comes to unless the customer chooses otherwise; null while a line has no price. */
export function quoteTotal(lines: readonly CountedLine[]): Money | null {
  return sumOfLines(standardChoice(lines));
}
