import { type DecimalInput, decimal } from '../../../lib/money.ts';

/** A weight that is so many times what is expected, or that part of it, is asked about before it is taken. */
const MOST_TIMES = 3;

/** Whether a weight is more likely a slip of the hand than what the scales showed; nothing is expected of 0 grams. */
export function isImplausibleWeight(expected: DecimalInput, weighed: DecimalInput): boolean {
  const grams = decimal(expected);
  if (grams.lessThanOrEqualTo(0)) return false;
  const most = grams.mul(MOST_TIMES);
  return decimal(weighed).greaterThan(most) || decimal(weighed).mul(MOST_TIMES).lessThan(grams);
}
