import type { Decimal } from 'decimal.js';
import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError } from '../../../errors/errors.ts';
import { type DecimalInput, decimal } from '../../../lib/money.ts';
import { agreedWeight } from '../weights/agreed-weight.ts';
import { readGrams } from '../weights/read-grams.ts';
import { refuseImplausible } from '../weights/refuse-implausible.ts';

/** An input weighing at the bench. */
type Weighing = {
  weight: Decimal | null | undefined;
  /** A weighing is required at this stage. */
  isNeeded: boolean;
  /** The user confirmed the weight after a question. */
  isConfirmed: boolean;
  job: { id: number; estimatedWeight: DecimalInput; quantity: number };
};

/**
 * Grams of a whole job weighed at the bench; null without a weighing.
 * @throws InvalidInputError if it is required and missing; RefusedError WEIGHT_IMPLAUSIBLE if it must be confirmed
 */
export async function benchWeight(
  tx: Prisma.TransactionClient,
  path: 'weightIn' | 'weightOut',
  { weight, isNeeded, isConfirmed, job }: Weighing,
): Promise<string | null> {
  if (weight != null) {
    const grams = readGrams(path, weight);
    const expected = decimal(await agreedWeight(tx, job)).mul(job.quantity);
    refuseImplausible({ expected, weighed: grams, isConfirmed });
    return grams.toFixed(2);
  }
  if (isNeeded) throw InvalidInputError.of(path, 'REQUIRED', 'It is weighed at this stage.');
  return null;
}
