import { type Money, sumMoney } from '../../../lib/money.ts';

/** An invoice of an order. */
export type BilledInvoice = {
  total: Money;
  /** What the credits that settle changes of the order give back of it. */
  settled: Money;
};

/** What was billed of an order, less what credits gave back when it came to less. */
export function netBilled(invoices: readonly BilledInvoice[]): Money {
  return sumMoney(invoices.map(({ total, settled }) => total.minus(settled)));
}
