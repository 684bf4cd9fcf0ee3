import { type DecimalInput, decimal } from '../../../lib/money.ts';

/** A weight that differs from the expected one by this factor must be confirmed. */
const MAX_RATIO = 3;

/** Whether a weight is probably mistyped; there is no check for an expected weight of 0. */
export function isImplausibleWeight(expected: DecimalInput, weighed: DecimalInput): boolean {
  const grams = decimal(expected);
  if (grams.lessThanOrEqualTo(0)) return false;
  const most = grams.mul(MAX_RATIO);
  return decimal(weighed).greaterThan(most) || decimal(weighed).mul(MAX_RATIO).lessThan(grams);
}
