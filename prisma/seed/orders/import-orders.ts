import type { Prisma } from '../../../server/database/generated/client.ts';
import { insertRows, takeIds } from '../../../server/database/insert-rows.ts';
import { WORKFLOW, workflowOf } from '../../../server/domains/jobs/effects/workflow-of.ts';
import { STANDARD_WORKFLOW } from '../../../server/domains/jobs/rules/bench/workflow.ts';
import type { CreatedOrder, OrderDraft } from '../../../server/domains/orders/placing/order-draft.ts';
import { orderRows, pieceCount } from '../../../server/domains/orders/placing/order-rows.ts';
import type { PastStep } from './job-past.ts';
import { pastRows } from './past-rows.ts';
import { replayPast } from './replay-past.ts';
import { setLeadDays } from './set-lead-days.ts';

/** An order placed at `draft.now`, with the later steps of each of its jobs, in the order of the lines. */
type PastOrder = { draft: OrderDraft; pasts: readonly (readonly PastStep[])[] };

/**
 * Imports orders with their histories, oldest first, as if they had been placed and processed here at the given times.
 * Every step must pass the rules of job orders; otherwise it throws before anything is written. The number of
 * statements does not depend on the number of orders.
 */
export async function importOrders(
  db: Prisma.TransactionClient,
  orders: readonly PastOrder[],
): Promise<CreatedOrder[]> {
  const serviceTypes = await db.entityStatus.findMany({ where: { entityType: 'SERVICE_TYPE' } });
  const terms = await customerTerms(db, orders);
  const workflows = await workflowsOf(db, orders);
  const take = await idsFor(db, orders);
  const replayed = orders.map(({ draft, pasts }) => {
    if (draft.lines.some(({ priced }) => priced.itemType.isStock))
      throw new Error('A stock item has no job to import. Place its sales order with `placeOrder`.');
    const customer = terms.get(draft.customerId);
    if (!customer) throw new Error(`There is no customer ${draft.customerId}.`);
    const { group, jobs } = orderRows(draft, {
      group: take.group(),
      sequence: take.number(),
      jobs: draft.lines.map(take.job),
      items: Array.from({ length: pieceCount(draft) }, take.item),
    });
    return {
      draft,
      group,
      jobs: jobs.map((rows, index) => {
        const itemType = draft.lines[index]?.priced.itemType ?? { requiresProof: false };
        const { job, events, notes } = replayPast(
          { rows, itemType, customer, serviceTypes, workflow: workflows(rows.JobOrder.itemTypeId) },
          pasts[index] ?? [],
        );
        return { rows, job, events, notes: notes.map((note) => ({ ...note, id: take.note() })) };
      }),
    };
  });
  await insertRows(db, pastRows(replayed));
  await setLeadDays(
    db,
    replayed.flatMap(({ jobs }) => jobs.map(({ rows: { JobOrder } }) => JobOrder.id)),
  );
  return replayed.map(({ group, jobs }) => ({
    id: group.id,
    code: group.code,
    jobs: jobs.map(({ rows: { JobOrder } }) => ({ id: JobOrder.id, number: JobOrder.number })),
  }));
}

/** Workflows of the ordered pieces, by item type. */
async function workflowsOf(db: Prisma.TransactionClient, orders: readonly PastOrder[]) {
  const ids = orders.flatMap(({ draft }) => draft.lines.map(({ priced }) => priced.itemType.id));
  const types = await db.itemType.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, workflow: WORKFLOW },
  });
  const known = new Map(types.map((type) => [type.id, workflowOf(type)]));
  return (itemTypeId: number) => known.get(itemTypeId) ?? STANDARD_WORKFLOW;
}

async function customerTerms(db: Prisma.TransactionClient, orders: readonly PastOrder[]) {
  const customers = await db.customer.findMany({
    where: { id: { in: orders.map(({ draft }) => draft.customerId) } },
    select: { id: true, approvalRequired: true, paymentTermsCode: true },
  });
  return new Map(customers.map((customer) => [customer.id, customer]));
}

/** Functions that return the reserved ids of rows that reference each other, in order. */
async function idsFor(db: Prisma.TransactionClient, orders: readonly PastOrder[]) {
  const notes = orders.flatMap(({ pasts }) => pasts.flat()).filter(({ kind }) => kind === 'NOTE');
  const lines = orders.flatMap(({ draft }) => draft.lines);
  const ids = await takeIds(db, {
    group: { table: 'OrderGroup', column: 'id', count: orders.length },
    number: { table: 'OrderGroup', column: 'number', count: orders.length },
    job: { table: 'JobOrder', column: 'id', count: lines.length },
    item: { table: 'JobItem', column: 'id', count: pieceCount({ lines }) },
    note: { table: 'Note', column: 'id', count: notes.length },
  });
  return {
    group: nextIds(ids.group),
    number: nextIds(ids.number),
    job: nextIds(ids.job),
    item: nextIds(ids.item),
    note: nextIds(ids.note),
  };
}

function nextIds(ids: readonly number[]): () => number {
  let next = 0;
  return () => {
    const id = ids[next];
    if (id === undefined) throw new Error('Too few ids were reserved.');
    next += 1;
    return id;
  };
}
