import { type Money, sumMoney } from '../../../lib/money.ts';

/** An invoice of an order. */
export type BilledInvoice = {
  total: Money;
  /** The amount of credit memos for changes of its order. */
  settled: Money;
};

/** The invoiced amount of an order, less credit memos for changes. */
export function netBilled(invoices: readonly BilledInvoice[]): Money {
  return sumMoney(invoices.map(({ total, settled }) => total.minus(settled)));
}
