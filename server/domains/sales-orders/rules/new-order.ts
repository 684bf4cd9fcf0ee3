import { isWithdrawn } from '../../jobs/rules/order-state.ts';
import type { JobStatusCode } from '../../jobs/rules/status-codes.ts';

/** Why no sales order can be made of an order; null: one can. */
export function newOrderRefusal(order: {
  hasSalesOrder: boolean;
  jobStatuses: readonly JobStatusCode[];
}): 'SALES_ORDER_EXISTS' | 'ORDER_CANCELLED' | null {
  if (order.hasSalesOrder) return 'SALES_ORDER_EXISTS';
  return order.jobStatuses.every(isWithdrawn) ? 'ORDER_CANCELLED' : null;
}
