import { type Money, maxDecimal, ZERO } from '../../../lib/money.ts';
import { INVOICE_STATUSES } from '../../payments/rules/invoice-status.ts';
import { type BilledInvoice, netBilled } from '../../payments/rules/net-billed.ts';
import type { SalesOrderStatusCode } from '../../sales-orders/rules/status-codes.ts';
import { newInvoiceRefusal } from './new-invoice.ts';

/** How a sales order can be invoiced. */
type BillingAction = 'CREATE_INVOICE' | 'GENERATE_PAID_INVOICE';

/** What billing reads of a sales order. */
type Billable = {
  status: SalesOrderStatusCode;
  /** Its current total. */
  total: Money;
  /** Its invoices that are not void. */
  invoices: readonly (BilledInvoice & { statusId: number })[];
  mayCreate: boolean;
  mayGenerate: boolean;
};

/** Statuses of invoices without a balance. */
const SETTLED: readonly number[] = [INVOICE_STATUSES.PAID.id, INVOICE_STATUSES.WRITTEN_OFF.id];

const isDraft = ({ statusId }: { statusId: number }) => statusId === INVOICE_STATUSES.DRAFT.id;

/** The amount of an order that is left to invoice; drafts do not count. */
export function leftToBill({ total, invoices }: Pick<Billable, 'total' | 'invoices'>): Money {
  const issued = invoices.filter((invoice) => !isDraft(invoice));
  return maxDecimal(total.minus(netBilled(issued)), ZERO);
}

/** The viewer's billing actions on an order. GENERATE_PAID_INVOICE also applies to an open invoice. */
export function offeredBilling({
  status,
  total,
  invoices,
  mayCreate,
  mayGenerate,
}: Billable): BillingAction[] {
  const left = leftToBill({ total, invoices });
  const isInvoiced = invoices.some(isDraft) || (invoices.length > 0 && left.isZero());
  const isNew = newInvoiceRefusal({ status, total: left, isInvoiced }) === null;
  const isOpen = invoices.some(({ statusId }) => !SETTLED.includes(statusId));
  return [
    ...(mayCreate && isNew ? (['CREATE_INVOICE'] as const) : []),
    ...(mayGenerate && (isNew || isOpen) ? (['GENERATE_PAID_INVOICE'] as const) : []),
  ];
}
