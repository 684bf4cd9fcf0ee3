import type { Prisma } from '../../../database/generated/client.ts';
import { insertRows, takeIds } from '../../../database/insert-rows.ts';
import { decimal, type Money } from '../../../lib/money.ts';
import type { Context } from '../../../schema/context.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import { JOB_STATUSES } from '../../orders/rules/job-status-codes.ts';
import { remakeCharge } from '../../orders/rules/order-charges.ts';
import { jobNumber } from '../../orders/rules/order-number.ts';
import type { JobCharge } from '../../orders/totals/add-charges.ts';
import { searchWords } from '../../search/rules/search-words.ts';
import type { JobInTransition } from '../job/job-facts.ts';
import { approvalToCarry, PROOF_GATE_SELECT } from './proof-gate-facts.ts';

const COPIED = {
  specification: true,
  items: { orderBy: { id: 'asc' } },
  images: { orderBy: { id: 'asc' } },
  searchTerms: true,
  orderGroup: { select: { number: true } },
} satisfies Prisma.JobOrderInclude;

/**
 * Remakes rejected pieces: creates a NEW job in the same order with the same specification, price and promised day. It
 * takes over their part of the total, including approved work. Call it with the order's row locked, so that two
 * remakes never take the same number.
 * @returns the charges, which the caller writes
 */
export async function createRemake(
  tx: Prisma.TransactionClient,
  { viewer, now }: Pick<Context, 'viewer' | 'now'>,
  job: JobInTransition,
  { pieces, total }: { pieces: number; total: Money },
): Promise<JobCharge[]> {
  await lockOrder(tx, job.orderGroupId);
  const source = await tx.jobOrder.findUniqueOrThrow({ where: { id: job.id }, include: COPIED });
  const proofs = await tx.jobOrder.findUniqueOrThrow({ where: { id: job.id }, select: PROOF_GATE_SELECT });
  const last = await tx.jobOrder.aggregate({
    where: { orderGroupId: job.orderGroupId },
    _max: { numberRank: true },
  });
  const ids = await takeIds(tx, {
    job: { table: 'JobOrder', column: 'id', count: 1 },
    items: { table: 'JobItem', column: 'id', count: source.items.length },
  });
  const [jobOrderId = 0] = ids.job;
  const numberRank = Number(last._max.numberRank ?? 0) + 1;
  const number = jobNumber(source.orderGroup.number, numberRank % 1000);
  const newItemIds = new Map(source.items.map((item, index) => [item.id, ids.items[index] ?? 0]));
  const at = now.toISOString();
  const paid = new Set(
    job.services.filter(({ status }) => status === 'APPROVED').map(({ serviceTypeId }) => serviceTypeId),
  );
  const { specification, items, images, searchTerms, orderGroup: _group, ...columns } = source;
  const otherTerms = searchTerms
    .map(({ term }) => term)
    .filter((term) => !searchWords([source.number]).includes(term));
  await insertRows(tx, {
    JobOrder: [
      {
        ...columns,
        ...FRESH,
        quantity: pieces,
        lineTotal: decimal(job.unitPrice).times(pieces).toFixed(2),
        chargesTotal: total.toFixed(2),
        id: jobOrderId,
        number,
        numberRank,
        remadeFromId: job.id,
        carriedApproval: approvalToCarry(proofs),
        statusId: JOB_STATUSES.NEW.id,
        statusSince: at,
        createdAt: at,
        updatedAt: at,
      },
    ],
    JobSpecification: specification ? [{ ...specification, jobOrderId }] : [],
    JobItem: items.map((item) => ({
      ...item,
      quantity: (item.quantity / job.quantity) * pieces,
      id: newItemIds.get(item.id),
      jobOrderId,
      parentId: item.parentId === null ? null : newItemIds.get(item.parentId),
    })),
    JobService: job.services
      .filter(({ revision }) => revision === 1)
      .map(({ serviceTypeId, price }) => ({
        jobOrderId,
        serviceTypeId,
        price: paid.has(serviceTypeId) ? null : price,
        status: 'PROPOSED',
      })),
    JobImage: images.map(({ id: _id, ...image }) => ({ ...image, jobOrderId })),
    JobSearchTerm: [...new Set([...searchWords([number]), ...otherTerms])].map((term) => ({
      jobOrderId,
      term,
    })),
    JobStatusEvent: [
      {
        jobOrderId,
        toStatusId: JOB_STATUSES.NEW.id,
        action: 'REMAKE',
        userId: viewer.userId,
        actingById: viewer.actingById,
        at,
      },
    ],
  });
  const kept = job.quantity - pieces;
  if (kept > 0)
    for (const { id, quantity } of items)
      await tx.jobItem.update({
        where: { id },
        data: { quantity: (quantity / job.quantity) * kept },
        select: { id: true },
      });
  return total.isZero() ? [] : [{ ...remakeCharge(total, source.number), jobOrderId }];
}

/** Columns that are reset for a remake. */
const FRESH = {
  actualWeight: null,
  heldStatusId: null,
  stage: null,
  leadDaysLeft: null,
  startBy: null,
  trackingNumber: null,
  pickedUp: false,
  shippedAt: null,
  approvedAt: null,
  declineReason: null,
  reworkReason: null,
  cancelledAt: null,
  cancelReason: null,
  cancelFee: null,
  lastCustomerNoteAt: null,
  reorderedFromId: null,
  version: 1,
};
