import { type Decimal, HUNDRED, type Money, sumMoney } from '../../../lib/money.ts';

/** Drift in per cent from which staff are warned. */
export const NOTABLE_DRIFT_PERCENT = 2;

/** A line with its calculated prices at the time of the offer and now. */
export interface DriftLine {
  quantity: number;
  before: Money | null;
  after: Money | null;
}

/** The change of the calculated prices since the offer in per cent, for lines that have both; null if none has. */
export function priceDrift(lines: readonly DriftLine[]): Decimal | null {
  const known = lines.flatMap(({ quantity, before, after }) =>
    before === null || after === null ? [] : [{ before: before.mul(quantity), after: after.mul(quantity) }],
  );
  const before = sumMoney(known.map((each) => each.before));
  if (before.isZero()) return null;
  const after = sumMoney(known.map((each) => each.after));
  return after.minus(before).div(before).mul(HUNDRED).toDecimalPlaces(1);
}
