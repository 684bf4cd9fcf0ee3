import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { insertRows, takeIds } from '../../../database/insert-rows.ts';
import type { ExpectedTotal } from '../../../schema/expected-total.ts';
import { contactOr } from '../../identity/main-contact.ts';
import type { CreatedOrder, OrderDraft } from '../../orders/placing/order-draft.ts';
import { orderRows, pieceCount } from '../../orders/placing/order-rows.ts';
import { placedAs } from '../../orders/rules/order-target.ts';
import {
  ON_CUSTOMER_TERMS,
  type OpenedSalesOrder,
  openSalesOrder,
  type SalesOrderTerms,
} from './open-sales-order.ts';

/** A placed order, with its sales order if it has one. */
export type PlacedOrder = CreatedOrder & { salesOrder: OpenedSalesOrder | null };

/** How an order is placed. */
type Placing = {
  /** The total that was shown to the user who places the order. */
  seen: ExpectedTotal;
  /** The terms of its sales order, if it has one; absent: the customer's terms. */
  terms?: SalesOrderTerms;
};

/**
 * Places an order. All orders are created here. It becomes a sales order if requested, or if it has a piece from stock
 * (`placedAs`), because such a piece is a line of a sales order and never a job.
 * @throws RefusedError PRICE_CHANGED if the total differs from the one shown
 */
export async function placeOrder(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  draft: OrderDraft,
  { seen, terms = ON_CUSTOMER_TERMS }: Placing,
): Promise<PlacedOrder> {
  seen.compare(draft.grandTotal);
  const order = await createOrder(tx, draft);
  const made = placedAs(
    draft.makes,
    draft.lines.map(({ priced: { itemType } }) => ({ isMadeToOrder: !itemType.isStock })),
  );
  return { ...order, salesOrder: made === 'SO' ? await openSalesOrder(tx, actor, order.id, terms) : null };
}

/**
 * Creates an order with its lines, their pieces, services, pictures, search terms and first history entry. Uses two
 * statements for any number of lines, or three without a contact. Numbers come from a sequence: unique without a lock,
 * gaps allowed.
 */
async function createOrder(db: Prisma.TransactionClient, draft: OrderDraft): Promise<CreatedOrder> {
  const ids = await takeIds(db, {
    group: { table: 'OrderGroup', column: 'id', count: 1 },
    number: { table: 'OrderGroup', column: 'number', count: 1 },
    jobs: { table: 'JobOrder', column: 'id', count: draft.lines.length },
    items: { table: 'JobItem', column: 'id', count: pieceCount(draft) },
  });
  const contactId = await contactOr(db, draft.contactId, draft.customerId);
  const { group, jobs } = orderRows(
    { ...draft, contactId },
    {
      group: ids.group[0] ?? 0,
      sequence: ids.number[0] ?? 0,
      jobs: ids.jobs,
      items: ids.items,
    },
  );
  await insertRows(db, {
    OrderGroup: [group],
    JobOrder: jobs.map((job) => job.JobOrder),
    JobSpecification: jobs.map((job) => job.JobSpecification),
    JobItem: jobs.flatMap((job) => job.JobItem),
    JobService: jobs.flatMap((job) => job.JobService),
    JobImage: jobs.flatMap((job) => job.JobImage),
    JobSearchTerm: jobs.flatMap((job) => job.JobSearchTerm),
    JobStatusEvent: jobs.map((job) => job.JobStatusEvent),
  });
  return {
    id: group.id,
    code: group.code,
    jobs: jobs.map(({ JobOrder: { id, number } }) => ({ id, number })),
  };
}
