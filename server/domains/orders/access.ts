import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { ownedRows, seesOwnedRow } from '../identity/owned-rows.ts';

/** Permission 1701: read job orders and their orders. */
export const JOB_ORDERS_VIEW = 1701;

/** Order groups that the viewer may read: those with a job order or a line from stock within the viewer's scope. */
export function visibleOrderGroups(viewer: Viewer): Prisma.OrderGroupWhereInput {
  return { jobOrders: { some: ownedRows(viewer, JOB_ORDERS_VIEW, viewer.linkedCustomerIds) } };
}

/**
 * Whether the viewer may read an order that was reached through a relation. All lines of an order have the same owner.
 */
export function seesOrderGroup(
  viewer: Viewer,
  order: { customerId: number; placedById: number; contactId: number | null },
): boolean {
  return seesOwnedRow(viewer, JOB_ORDERS_VIEW, order);
}
