/** Why no sales order can be made of an order; null: one can. `keptJobs`: its jobs that are still made, or were. */
export function newOrderRefusal(order: {
  hasSalesOrder: boolean;
  keptJobs: number;
}): 'SALES_ORDER_EXISTS' | 'ORDER_CANCELLED' | null {
  if (order.hasSalesOrder) return 'SALES_ORDER_EXISTS';
  return order.keptJobs === 0 ? 'ORDER_CANCELLED' : null;
}
