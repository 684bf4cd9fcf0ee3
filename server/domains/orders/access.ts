import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { ownedRows, seesOwnedRow } from '../ordering/owned-rows.ts';

/** Permission 1701: see job orders, and the orders that they are lines of. */
export const JOB_ORDERS_VIEW = 1701;

/** Order groups that the viewer may read: those with a job order that they may read, or with a line from stock within the same scope. */
export function visibleOrderGroups(viewer: Viewer): Prisma.OrderGroupWhereInput {
  return { jobOrders: { some: ownedRows(viewer, JOB_ORDERS_VIEW, viewer.linkedCustomerIds) } };
}

/** Whether an order that was reached from something else is among `visibleOrderGroups`, all its lines being owned alike. */
export function seesOrderGroup(
  viewer: Viewer,
  order: { customerId: number; placedById: number; contactId: number | null },
): boolean {
  return seesOwnedRow(viewer, JOB_ORDERS_VIEW, order);
}
