import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { seesSalesOrder } from '../access.ts';
import { OLDEST_FIRST } from '../order/sales-order-facts.ts';

/** The columns for the shipment numbers of a sales order and their access. */
export const SHIPPED_ORDER = {
  customerId: true,
  placedById: true,
  contactId: true,
  shipments: { where: { voidedAt: null }, orderBy: OLDEST_FIRST, select: { id: true, number: true } },
} satisfies Prisma.SalesOrderSelect;

type ShippedOrder = Prisma.SalesOrderGetPayload<{ select: typeof SHIPPED_ORDER }>;

/**
 * Numbers of the shipments that were not voided, or of one of them, oldest first; empty if the viewer may not see the
 * order.
 */
export function shipmentNumbers(
  order: ShippedOrder | null,
  viewer: Viewer,
  only: number | null = null,
): string[] {
  if (!order || !seesSalesOrder(viewer, order)) return [];
  return order.shipments.filter(({ id }) => only === null || id === only).map(({ number }) => number);
}
