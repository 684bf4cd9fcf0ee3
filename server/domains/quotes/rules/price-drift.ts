import { type Decimal, HUNDRED, type Money, sumMoney } from '../../../lib/money.ts';

/** Drift in per cent from which staff are warned. */
export const NOTABLE_DRIFT_PERCENT = 2;

/** A line with what the price rules said when it was offered, and what they say now. */
export interface DriftLine {
  quantity: number;
  before: Money | null;
  after: Money | null;
}

/** By how many per cent the calculated prices moved since the offer, of lines that have both; null when none has. */
export function priceDrift(lines: readonly DriftLine[]): Decimal | null {
  const known = lines.flatMap(({ quantity, before, after }) =>
    before === null || after === null ? [] : [{ before: before.mul(quantity), after: after.mul(quantity) }],
  );
  const before = sumMoney(known.map((each) => each.before));
  if (before.isZero()) return null;
  const after = sumMoney(known.map((each) => each.after));
  return after.minus(before).div(before).mul(HUNDRED).toDecimalPlaces(1);
}
