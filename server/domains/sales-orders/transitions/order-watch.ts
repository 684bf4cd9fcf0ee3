import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';

/** How invoices are updated after a change of an order. The order is locked. */
type FollowInvoices = (
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  salesOrderId: number,
) => Promise<void>;

let declared: FollowInvoices | null = null;

/** Registers how the invoices of an order are updated. Their domain depends on orders, so it registers itself here. */
export function watchInvoicedOrders(follow: FollowInvoices): void {
  declared = follow;
}

/** Calls the registered function. */
export async function followInvoices(...call: Parameters<FollowInvoices>): Promise<void> {
  if (!declared) throw new Error('Nobody watches the invoices of orders.');
  await declared(...call);
}
