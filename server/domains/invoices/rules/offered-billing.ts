import type { Money } from '../../../lib/money.ts';
import { INVOICE_STATUSES } from '../../payments/rules/invoice-status.ts';
import type { SalesOrderStatusCode } from '../../sales-orders/rules/status-codes.ts';
import { newInvoiceRefusal } from './new-invoice.ts';

/** How a sales order may be billed. */
export type BillingAction = 'CREATE_INVOICE' | 'GENERATE_PAID_INVOICE';

/** A sales order as those who bill it look at it. */
type Billable = {
  status: SalesOrderStatusCode;
  total: Money;
  /** Of its invoice that is not void; null: it has none. */
  invoiceStatusId: number | null;
  mayCreate: boolean;
  mayGenerate: boolean;
};

/** Invoices that nothing is left to pay of. */
const SETTLED: readonly number[] = [INVOICE_STATUSES.PAID.id, INVOICE_STATUSES.WRITTEN_OFF.id];

/** What the viewer may do to bill an order now. A paid invoice is also made of one that waits for its money. */
export function offeredBilling({
  status,
  total,
  invoiceStatusId,
  mayCreate,
  mayGenerate,
}: Billable): BillingAction[] {
  const isNew = newInvoiceRefusal({ status, total, isInvoiced: invoiceStatusId !== null }) === null;
  const isOpen = invoiceStatusId !== null && !SETTLED.includes(invoiceStatusId);
  return [
    ...(mayCreate && isNew ? (['CREATE_INVOICE'] as const) : []),
    ...(mayGenerate && (isNew || isOpen) ? (['GENERATE_PAID_INVOICE'] as const) : []),
  ];
}
