import { RefusedError } from '../../../errors/errors.ts';
import { type DecimalInput, decimal } from '../../../lib/money.ts';
import { isImplausibleWeight } from '../rules/implausible-weight.ts';

/**
 * Requires a confirmation for a weight that differs much from the expected one.
 * @throws RefusedError
 */
export function refuseImplausible({
  expected,
  weighed,
  isConfirmed,
}: {
  expected: DecimalInput;
  weighed: DecimalInput;
  isConfirmed: boolean;
}): void {
  if (isConfirmed || !isImplausibleWeight(expected, weighed)) return;
  throw new RefusedError('WEIGHT_IMPLAUSIBLE', {
    expected: decimal(expected).toFixed(2),
    weighed: decimal(weighed).toFixed(2),
  });
}
