import { RefusedError } from '../../../errors/errors.ts';
import type { Decimal, Money } from '../../../lib/money.ts';

/** Refuses an amount that is another than the caller saw. */
export function refuseOtherAmount(expected: Decimal | null, amount: Money, show: boolean): void {
  if (!expected || amount.equals(expected)) return;
  const prices = { before: expected.toFixed(2), after: amount.toFixed(2) };
  throw new RefusedError('PRICE_CHANGED', show ? prices : null);
}
