import { type Money, sumMoney } from '../../../lib/money.ts';

/** What totals read of a line. */
export interface CountedLine {
  lineKey: number;
  /** Null: no price yet. */
  unitPrice: Money | null;
  quantity: number;
  isOptional: boolean;
  alternativeGroup: string | null;
}

/** The lines without any choice by the customer: all required lines, and the first of each group of alternatives. */
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

/** The sum of lines; null if one of them has no price, because the sum would be incomplete. */
export function sumOfLines(lines: readonly CountedLine[]): Money | null {
  const prices = lines.map(({ unitPrice, quantity }) => unitPrice?.mul(quantity) ?? null);
  const known = prices.filter((price) => price !== null);
  return known.length < prices.length ? null : sumMoney(known);
}

/** The total of a version of a quote with the standard choice; null if a line has no price. */
export function quoteTotal(lines: readonly CountedLine[]): Money | null {
  return sumOfLines(standardChoice(lines));
}
