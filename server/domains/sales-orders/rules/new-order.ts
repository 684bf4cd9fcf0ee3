/**
 * Why no sales order can be created of an order; null if it can. `keptJobs` counts its jobs that are not cancelled or
 * remade.
 */
export function newOrderRefusal(order: {
  hasSalesOrder: boolean;
  keptJobs: number;
}): 'SALES_ORDER_EXISTS' | 'ORDER_CANCELLED' | null {
  if (order.hasSalesOrder) return 'SALES_ORDER_EXISTS';
  return order.keptJobs === 0 ? 'ORDER_CANCELLED' : null;
}
