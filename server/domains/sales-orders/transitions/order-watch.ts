import type { Prisma } from '../../../database/generated/client.ts';
import type { Doer } from './record-event.ts';

/** What follows a change of an order that is invoiced; the order is locked. */
type FollowInvoices = (tx: Prisma.TransactionClient, doer: Doer, salesOrderId: number) => Promise<void>;

let declared: FollowInvoices | null = null;

/** Declares how the invoices of an order follow it: their domain is above the orders and says so from there. */
export function watchInvoicedOrders(follow: FollowInvoices): void {
  declared = follow;
}

/** Does what was declared. */
export async function followInvoices(...call: Parameters<FollowInvoices>): Promise<void> {
  if (!declared) throw new Error('Nobody watches the invoices of orders.');
  await declared(...call);
}
