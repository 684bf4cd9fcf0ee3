import { type Decimal, type Money, sumMoney } from '../../../lib/money.ts';

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

/**
 * The lines of the choice by the customer that comes to least, by an amount for one piece of each line: all required
 * lines, the least of each group of alternatives, and what is optional only if it is negative.
 */
export function leastChoice<Line extends CountedLine>(
  lines: readonly Line[],
  amountOf: (line: Line) => Decimal,
): Line[] {
  const comesTo = (line: Line) => amountOf(line).mul(line.quantity);
  return lines.filter((line) => {
    const { alternativeGroup: group, isOptional } = line;
    const members = group === null ? [line] : lines.filter((each) => each.alternativeGroup === group);
    const [least] = members.toSorted((one, other) => comesTo(one).comparedTo(comesTo(other)));
    const mayBeNone = group === null ? isOptional : members.every((each) => each.isOptional);
    return line === least && !(mayBeNone && !comesTo(line).isNegative());
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
