import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { seesSalesOrder } from '../access.ts';
import { OLDEST_FIRST } from '../order/sales-order-facts.ts';

/** What the numbers of the shipments of a sales order are read from, and who may see them. */
export const SHIPPED_ORDER = {
  customerId: true,
  placedById: true,
  contactId: true,
  shipments: { where: { voidedAt: null }, orderBy: OLDEST_FIRST, select: { number: true } },
} satisfies Prisma.SalesOrderSelect;

type ShippedOrder = Prisma.SalesOrderGetPayload<{ select: typeof SHIPPED_ORDER }>;

/** Numbers of the shipments that were not voided, oldest first; none where the viewer may not see the order. */
export function shipmentNumbers(order: ShippedOrder | null, viewer: Viewer): string[] {
  return order && seesSalesOrder(viewer, order) ? order.shipments.map(({ number }) => number) : [];
}
