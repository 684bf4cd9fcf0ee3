import { type Money, sumMoney } from '../../../lib/money.ts';

/** Whether an order would bring what a customer owes on open orders over the limit; without a limit it never does. */
export function exceedsCreditLimit({
  limit,
  open,
  own,
}: {
  limit: Money | null;
  /** What is still due of the customer's other open orders. */
  open: readonly Money[];
  /** What is still due of the order itself. */
  own: Money;
}): boolean {
  return limit !== null && sumMoney([...open, own]).greaterThan(limit);
}
