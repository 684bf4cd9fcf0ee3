import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { ownedRows, seesOwnedRow } from '../identity/owned-rows.ts';
import { INVOICES_VIEW } from './rules/transitions.ts';

/** Invoices that the viewer may read: those of every linked customer, within the scope of 1901. */
export function visibleInvoices(viewer: Viewer): Prisma.InvoiceWhereInput {
  return shownTo(viewer, viewer.linkedCustomerIds);
}

/** Invoices that lists show: those of the active customer, within the scope of 1901. */
export function listedInvoices(viewer: Viewer): Prisma.InvoiceWhereInput {
  return shownTo(viewer, viewer.customerId === null ? [] : [viewer.customerId]);
}

/** Whether an invoice reached through a relation is among `visibleInvoices`. */
export function seesInvoice(
  viewer: Viewer,
  invoice: {
    customerId: number;
    placedById: number;
    contactId: number | null;
    issuedAt: Date | string | null;
  },
): boolean {
  return (viewer.isStaff || invoice.issuedAt !== null) && seesOwnedRow(viewer, INVOICES_VIEW, invoice);
}

/** Customers see an invoice once it is issued. */
function shownTo(viewer: Viewer, customerIds: number[]): Prisma.InvoiceWhereInput {
  const rows = ownedRows(viewer, INVOICES_VIEW, customerIds);
  return viewer.isStaff ? rows : { AND: [rows, { issuedAt: { not: null } }] };
}
