import { type Money, sumMoney } from '../../../lib/money.ts';

/**
 * Whether an order would exceed the customer's credit limit. It never does without a limit, or if it is already paid.
 */
export function exceedsCreditLimit({
  limit,
  open,
  own,
}: {
  limit: Money | null;
  /** Amounts due of the customer's invoices, other orders and pieces on memo. */
  open: readonly Money[];
  /** Amount due of the order itself. */
  own: Money;
}): boolean {
  return limit !== null && own.greaterThan(0) && sumMoney([...open, own]).greaterThan(limit);
}
