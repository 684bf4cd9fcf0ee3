import { type Money, ZERO } from '../../../lib/money.ts';
import type { SalesOrderStatusCode } from '../../sales-orders/rules/status-codes.ts';

/** What decides whether a sales order can be billed. */
export type BillableOrder = {
  status: SalesOrderStatusCode;
  /** It has a draft, or nothing is left to be billed after what was issued. */
  isInvoiced: boolean;
  /** What is left to be billed of it. */
  total: Money;
  /** Pieces that are billed by weight or market when they leave, and have not left. */
  unsettledJobs: number;
};

/** Why an order cannot be billed now. */
type NewInvoiceRefusal = 'INVOICE_EXISTS' | 'ORDER_CANCELLED' | 'NOTHING_TO_INVOICE' | 'METAL_NOT_SETTLED';

/** Why no invoice can be made for an order; null: one can. */
export function newInvoiceRefusal({
  status,
  isInvoiced,
  total,
}: Omit<BillableOrder, 'unsettledJobs'>): Exclude<NewInvoiceRefusal, 'METAL_NOT_SETTLED'> | null {
  if (isInvoiced) return 'INVOICE_EXISTS';
  // What a cancelled order still costs is billed: a fee.
  if (!total.greaterThan(ZERO)) return status === 'CANCELLED' ? 'ORDER_CANCELLED' : 'NOTHING_TO_INVOICE';
  return null;
}

/** Why an invoice of an order cannot be issued now; null: it can. What its metal comes to has to be known. */
export function issueRefusal({
  total,
  unsettledJobs,
}: Pick<BillableOrder, 'total' | 'unsettledJobs'>): 'NOTHING_TO_INVOICE' | 'METAL_NOT_SETTLED' | null {
  if (!total.greaterThan(ZERO)) return 'NOTHING_TO_INVOICE';
  return unsettledJobs > 0 ? 'METAL_NOT_SETTLED' : null;
}
