import { type Money, sumMoney } from '../../../lib/money.ts';

/**
 * Whether an order would bring what a customer owes over the limit; without a limit it never does, nor does an order that
 * is paid already.
 */
export function exceedsCreditLimit({
  limit,
  open,
  own,
}: {
  limit: Money | null;
  /** What is still due of the customer's invoices, other orders and pieces on memo. */
  open: readonly Money[];
  /** What is still due of the order itself. */
  own: Money;
}): boolean {
  return limit !== null && own.greaterThan(0) && sumMoney([...open, own]).greaterThan(limit);
}
