import type { Decimal } from '../../../lib/money.ts';

/** How far a price went; null when either end is not known. */
export function changeSince(before: Decimal | null, now: Decimal | null): Decimal | null {
  return before === null || now === null ? null : now.minus(before);
}
