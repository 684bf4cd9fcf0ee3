import type { AuditContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError } from '../../../errors/errors.ts';
import type { Writes } from '../../../schema/mutation-writes.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import { PREVIEWED_ORDER, previewOfPlaced } from '../../orders/order/placed-order-preview.ts';
import { jobActor } from '../job/job-facts.ts';
import { requireAction, takeStep } from './perform-transition.ts';

/** A job to approve. */
type ApprovedJob = {
  jobOrderId: number;
  /** Expected version; null: any. */
  version: number | null;
  /** Only services of this type; null: all that await approval. */
  serviceTypeCode: string | null;
};

/**
 * Approves services of jobs of one order, all or none. The customer agrees to the total of the whole order, which is
 * compared before anything is written: another job of the order may have changed in the meantime.
 */
export async function approveJobs(
  context: AuditContext,
  writes: Writes,
  jobs: readonly ApprovedJob[],
): Promise<void> {
  requireAction(jobActor(context.viewer), 'APPROVE');
  await writes.transaction(async (tx, record) => {
    const [first] = jobs;
    for (const job of jobs) {
      const { jobOrderId, version, serviceTypeCode } = job;
      const step = { jobOrderId, version, action: 'APPROVE', input: { serviceTypeCode } } as const;
      const onGranted = (orderGroupId: number) => compareTotal(tx, orderGroupId, { jobs, writes });
      await takeStep(tx, context, job === first ? { ...step, onGranted } : step, record);
    }
  });
}

/** Compares the total of the order after the approval. Locks the order, so that it stays. */
async function compareTotal(
  tx: Prisma.TransactionClient,
  orderGroupId: number,
  { jobs, writes }: { jobs: readonly ApprovedJob[]; writes: Writes },
): Promise<void> {
  await lockOrder(tx, orderGroupId);
  const order = await tx.orderGroup.findUniqueOrThrow({
    where: { id: orderGroupId },
    select: PREVIEWED_ORDER,
  });
  const approvals = new Map(jobs.map(({ jobOrderId, serviceTypeCode }) => [jobOrderId, serviceTypeCode]));
  const ofOrder = new Set(order.jobOrders.map(({ id }) => id));
  if ([...approvals.keys()].some((id) => !ofOrder.has(id)))
    throw InvalidInputError.of('jobOrderIds', 'INVALID', 'The jobs belong to one order.');
  writes.seen.compare(previewOfPlaced(order, true, approvals).grandTotal);
}
