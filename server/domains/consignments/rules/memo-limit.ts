import type { Money } from '../../../lib/money.ts';

/** Whether sending pieces would exceed the customer's memo limit; never without a limit. */
export function exceedsMemoLimit({
  limit,
  out,
  sent,
}: {
  limit: Money | null;
  /** Current value on memo. */
  out: Money;
  /** Value of the pieces to send. */
  sent: Money;
}): boolean {
  return limit !== null && out.plus(sent).greaterThan(limit);
}
