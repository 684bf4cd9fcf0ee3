import type { Money } from '../../../lib/money.ts';

/** Whether pieces that are sent would bring what a customer has on memo over the limit; without a limit they never do. */
export function exceedsMemoLimit({
  limit,
  out,
  sent,
}: {
  limit: Money | null;
  /** What counts already. */
  out: Money;
  /** What the pieces that are sent are worth. */
  sent: Money;
}): boolean {
  return limit !== null && out.plus(sent).greaterThan(limit);
}
