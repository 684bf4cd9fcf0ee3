import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { ForbiddenError, NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { scopeAllowsWrite } from '../../identity/rules/scope.ts';
import { visibleSalesOrders } from '../../sales-orders/access.ts';
import { SALES_ORDERS_VIEW } from '../../sales-orders/rules/transitions.ts';
import { lockSalesOrder } from '../../sales-orders/transitions/read-order.ts';
import { BILLING_PERMISSIONS, SALES_ORDERS_BILL } from '../rules/transitions.ts';

/** Checks that the viewer may invoice sales orders: staff with one of the permissions. */
export function requireBilling(permissions: readonly number[]): (viewer: Viewer) => void {
  return (viewer) => {
    viewer.require(SALES_ORDERS_VIEW);
    const [first = SALES_ORDERS_BILL] = permissions;
    if (!permissions.some((permission) => viewer.can(permission))) throw new ForbiddenError(first);
    if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
  };
}

/** Whether one of the viewer's invoicing permissions reaches a customer's order. */
export function reachesBilling(
  viewer: Viewer,
  permissions: readonly number[],
  order: { customerId: number; placedById: number; contactId: number | null },
): boolean {
  if (!viewer.isStaff) return false;
  const writer = { userId: viewer.userId, customerId: viewer.customerId };
  return permissions.some((permission) => scopeAllowsWrite(viewer.scopeOf(permission), writer, order));
}

/** Locks a sales order that the viewer may invoice. */
export async function lockedBillableOrder(
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  salesOrderId: number,
  permissions: readonly number[] = BILLING_PERMISSIONS,
): Promise<{ orderGroupId: number; customerId: number; number: string }> {
  await lockSalesOrder(tx, salesOrderId);
  const order = await tx.salesOrder.findFirst({
    where: { id: salesOrderId, AND: visibleSalesOrders(viewer) },
    select: { orderGroupId: true, customerId: true, placedById: true, contactId: true, number: true },
  });
  if (!order) throw new NotFoundError('SalesOrder');
  if (!reachesBilling(viewer, permissions, order)) throw new ForbiddenError(permissions[0] ?? 0);
  return order;
}
