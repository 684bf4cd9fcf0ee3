import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError } from '../../../errors/errors.ts';
import { type AuditContext, recordAudit } from '../../audit/record-audit.ts';
import type { JobEventDetail } from '../job/job-status-event.type.ts';

/** Writes columns of a job, counting its version up; throws ConflictError when someone else was faster. */
export async function changeJob(
  tx: Prisma.TransactionClient,
  job: { id: number; version: number },
  columns: Prisma.JobOrderUncheckedUpdateManyInput,
): Promise<void> {
  const { count } = await tx.jobOrder.updateMany({
    where: { id: job.id, version: job.version },
    data: { ...columns, version: { increment: 1 } },
  });
  if (count === 0) throw new ConflictError();
}

/** A step of a job's history, about to be written. */
export type JobStep = {
  job: { id: number; number: string; customerId: number; statusId: number; heldStatusId: number | null };
  toStatusId: number;
  action: string;
  reason: string | null;
  detail: JobEventDetail;
};

/** Writes a step of the history and the audit row that goes with it, both with both actors. */
export async function recordStep(
  tx: Prisma.TransactionClient,
  context: AuditContext,
  step: JobStep,
): Promise<void> {
  const { viewer, now } = context;
  const { job, toStatusId, action, reason, detail } = step;
  await tx.jobStatusEvent.create({
    data: {
      jobOrderId: job.id,
      fromStatusId: job.statusId,
      toStatusId,
      heldStatusId: job.heldStatusId,
      action,
      reason,
      ...(Object.keys(detail).length === 0 ? {} : { detail }),
      userId: viewer.userId,
      actingById: viewer.actingById,
      at: now,
    },
    select: { id: true },
  });
  await recordAudit(tx, context, {
    action: `JOB_ORDER_${action}`,
    entityType: 'JobOrder',
    entityId: job.id,
    customerId: job.customerId,
    data: { number: job.number, toStatusId },
  });
}
