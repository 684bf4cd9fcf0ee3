import { type Money, ZERO } from '../../../lib/money.ts';
import type { SalesOrderStatusCode } from '../../sales-orders/rules/status-codes.ts';

/** What decides whether a sales order can be invoiced. */
export type BillableOrder = {
  status: SalesOrderStatusCode;
  /** It has a draft, or nothing is left to invoice. */
  isInvoiced: boolean;
  /** The amount that is left to invoice. */
  total: Money;
  /** Number of jobs that are charged by weight or market at shipping, and have not shipped. */
  unsettledJobs: number;
};

/** Why an order cannot be invoiced now. */
type NewInvoiceRefusal = 'INVOICE_EXISTS' | 'ORDER_CANCELLED' | 'NOTHING_TO_INVOICE' | 'METAL_NOT_SETTLED';

/** Why an order cannot be invoiced; null if it can. */
export function newInvoiceRefusal({
  status,
  isInvoiced,
  total,
}: Omit<BillableOrder, 'unsettledJobs'>): Exclude<NewInvoiceRefusal, 'METAL_NOT_SETTLED'> | null {
  if (isInvoiced) return 'INVOICE_EXISTS';
  // A cancelled order with a fee is invoiced.
  if (!total.greaterThan(ZERO)) return status === 'CANCELLED' ? 'ORDER_CANCELLED' : 'NOTHING_TO_INVOICE';
  return null;
}

/** Why an invoice of an order cannot be issued now; null if it can. The price of its metal must be known. */
export function issueRefusal({
  total,
  unsettledJobs,
}: Pick<BillableOrder, 'total' | 'unsettledJobs'>): 'NOTHING_TO_INVOICE' | 'METAL_NOT_SETTLED' | null {
  if (!total.greaterThan(ZERO)) return 'NOTHING_TO_INVOICE';
  return unsettledJobs > 0 ? 'METAL_NOT_SETTLED' : null;
}
