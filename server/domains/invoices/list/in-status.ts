import type { Prisma } from '../../../database/generated/client.ts';
import {
  INVOICE_STATUS_CODES,
  INVOICE_STATUSES,
  type InvoiceStatusCode,
} from '../../payments/rules/invoice-status.ts';

/** A tab of the list, or all. */
type ListTab = 'NEW' | 'PROCESSING' | 'CLOSED' | 'ALL';

/** Invoices in the statuses for which `belongs` is true. */
export function inStatus(belongs: (code: InvoiceStatusCode) => boolean): Prisma.InvoiceWhereInput {
  const codes = INVOICE_STATUS_CODES.filter(belongs);
  return { statusId: { in: codes.map((code) => INVOICE_STATUSES[code].id) } };
}

/** Invoices of a tab. */
export function inTab(tab: ListTab): Prisma.InvoiceWhereInput {
  return tab === 'ALL' ? {} : inStatus((code) => INVOICE_STATUSES[code].tab === tab);
}
