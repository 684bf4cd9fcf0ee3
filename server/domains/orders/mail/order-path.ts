const STATUS = '/backoffice/status-tracking';

/** An order with its sales order, and its first two jobs. */
type FoundOrder = {
  readonly code: string;
  readonly salesOrder: { readonly number: string } | null;
  readonly jobOrders: readonly { readonly number: string }[];
};

/** Path of the page of an order: of its sales order, of its only job, or the list of its jobs. */
export function orderPath({ code, salesOrder, jobOrders: [job, other] }: FoundOrder): string {
  if (salesOrder) return `${STATUS}/sales-orders/${encodeURIComponent(salesOrder.number)}`;
  if (job && !other) return `${STATUS}/job-orders/${encodeURIComponent(job.number)}`;
  return `${STATUS}/job-orders?tab=all&search=${encodeURIComponent(code)}`;
}

/** Path of the confirmation of an order, which users who may not see sales orders can open. */
export function confirmationPath(code: string): string {
  return `/backoffice/order-confirmation/${encodeURIComponent(code)}`;
}
