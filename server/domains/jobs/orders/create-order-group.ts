import type { Prisma } from '../../../database/generated/client.ts';
import { insertRows, takeIds } from '../../../database/insert-rows.ts';
import type { SeenTotal } from '../../../schema/seen-total.ts';
import { contactOr } from '../../identity/main-contact.ts';
import type { CreatedOrder, OrderDraft } from './order-draft.ts';
import { orderRows, pieceCount } from './order-rows.ts';

/**
 * Creates an order with its jobs, their pieces, services, pictures, search terms and first step of the history, in two
 * statements whatever the number of lines, one more where nobody is named as contact. Numbers come from a sequence:
 * unique without a lock, gaps allowed. An order that comes to another total than was seen is refused with PRICE_CHANGED.
 */
export async function createOrderGroup(
  db: Prisma.TransactionClient,
  draft: OrderDraft,
  seen: SeenTotal,
): Promise<CreatedOrder> {
  seen.compare(draft.grandTotal);
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
