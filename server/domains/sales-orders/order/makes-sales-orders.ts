import type { Viewer } from '../../../auth/viewer.ts';
import { scopeAllowsWrite } from '../../identity/rules/scope.ts';
import { JOB_ORDERS_VIEW } from '../../orders/access.ts';
import { SALES_ORDERS_EDIT, SALES_ORDERS_VIEW } from '../rules/transitions.ts';

/** All of these permissions are required to create a sales order. */
export const MAKING_PERMISSIONS: readonly number[] = [SALES_ORDERS_VIEW, SALES_ORDERS_EDIT, JOB_ORDERS_VIEW];

/** Whether the viewer may create a sales order of this order: staff within the scope of 1803. */
export function reachesNewOrder(viewer: Viewer, order: { customerId: number; placedById: number }): boolean {
  if (!viewer.isStaff || !MAKING_PERMISSIONS.every((permission) => viewer.can(permission))) return false;
  const writer = { userId: viewer.userId, customerId: viewer.customerId };
  return scopeAllowsWrite(viewer.scopeOf(SALES_ORDERS_EDIT), writer, { ...order, contactId: null });
}
