import type { Decimal } from 'decimal.js';
import { InvalidInputError } from '../../../errors/errors.ts';
import { type DecimalInput, decimal } from '../../../lib/money.ts';
import { readGrams } from '../weights/read-grams.ts';
import { refuseImplausible } from '../weights/refuse-implausible.ts';

/** A weighing at the bench as it is given. */
type Weighing = {
  weight: Decimal | null | undefined;
  /** It is weighed at this stage. */
  isNeeded: boolean;
  /** Whoever weighed it was asked, and says that it is right. */
  isConfirmed: boolean;
  job: { estimatedWeight: DecimalInput; quantity: number };
};

/**
 * Grams of a whole job as weighed at the bench; null: not weighed.
 * @throws InvalidInputError where they are needed and missing; RefusedError WEIGHT_IMPLAUSIBLE where they have to be confirmed
 */
export function benchWeight(
  path: 'weightIn' | 'weightOut',
  { weight, isNeeded, isConfirmed, job }: Weighing,
): string | null {
  if (weight != null) {
    const grams = readGrams(path, weight);
    const expected = decimal(job.estimatedWeight).mul(job.quantity);
    refuseImplausible({ expected, weighed: grams, isConfirmed });
    return grams.toFixed(2);
  }
  if (isNeeded) throw InvalidInputError.of(path, 'REQUIRED', 'It is weighed at this stage.');
  return null;
}
