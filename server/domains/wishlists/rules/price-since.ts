import type { Decimal } from '../../../lib/money.ts';

/** Change of a price; null if either price is unknown. */
export function changeSince(before: Decimal | null, now: Decimal | null): Decimal | null {
  return before === null || now === null ? null : now.minus(before);
}
