import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { ownedRows, seesOwnedRow } from '../identity/owned-rows.ts';
import { SALES_ORDERS_VIEW } from './rules/transitions.ts';

/** Sales orders that the viewer may read: those of every linked customer, within the scope of 1801. */
export function visibleSalesOrders(viewer: Viewer): Prisma.SalesOrderWhereInput {
  return ownedRows(viewer, SALES_ORDERS_VIEW, viewer.linkedCustomerIds);
}

/** Sales orders that lists show: those of the active customer, within the scope of 1801. */
export function listedSalesOrders(viewer: Viewer): Prisma.SalesOrderWhereInput {
  return ownedRows(viewer, SALES_ORDERS_VIEW, viewer.customerId === null ? [] : [viewer.customerId]);
}

/** The columns that `seesSalesOrder` reads. */
export const SALES_ORDER_OWNERS = { customerId: true, placedById: true, contactId: true } as const;

/** Whether a sales order reached through a relation is among `visibleSalesOrders`. */
export function seesSalesOrder(
  viewer: Viewer,
  order: { customerId: number; placedById: number; contactId: number | null },
): boolean {
  return seesOwnedRow(viewer, SALES_ORDERS_VIEW, order);
}
