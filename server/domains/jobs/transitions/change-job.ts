import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError } from '../../../errors/errors.ts';
import { dateOfIsoDay } from '../../../lib/calendar.ts';
import type { AuditRule, RecordFacts } from '../../../schema/mutation-writes.ts';
import { isoDayOfColumn } from '../../settings/company-day.ts';
import type { JobEventDetail } from '../job/job-status-event.type.ts';
import { startBy } from '../rules/bench/bench-schedule.ts';
import type { JobAction } from '../rules/transition.ts';

/** Columns of a job to write. Its latest start is calculated from the others. */
export type JobColumns = Omit<
  Prisma.JobOrderUncheckedUpdateManyInput,
  'promisedOn' | 'leadDaysLeft' | 'startBy'
> & {
  promisedOn?: Date;
  leadDaysLeft?: number;
};

type ChangedJob = { id: number; version: number; promisedOn: Date | null; leadDaysLeft: number | null };

/**
 * Writes columns of a job and increments its version.
 * @throws ConflictError if someone else changed it
 */
export async function changeJob(
  tx: Prisma.TransactionClient,
  job: ChangedJob,
  columns: JobColumns,
): Promise<void> {
  const { count } = await tx.jobOrder.updateMany({
    where: { id: job.id, version: job.version },
    data: { ...columns, ...schedule(job, columns), version: { increment: 1 } },
  });
  if (count === 0) throw new ConflictError();
}

function schedule(job: ChangedJob, { promisedOn, leadDaysLeft }: JobColumns): { startBy?: Date | null } {
  if (promisedOn === undefined && leadDaysLeft === undefined) return {};
  const day = startBy(isoDayOfColumn(promisedOn ?? job.promisedOn), leadDaysLeft ?? job.leadDaysLeft);
  return { startBy: day === null ? null : dateOfIsoDay(day) };
}

/** A history entry to write. */
type JobStep = {
  job: { id: number; number: string; customerId: number; statusId: number; heldStatusId: number | null };
  toStatusId: number;
  action: string;
  reason: string | null;
  detail: JobEventDetail;
  record: RecordFacts;
};

/** Audit rule of mutations that write history entries: the action of the entry. */
export function stepAudit(...actions: (JobAction | 'RESCHEDULE' | 'UNDO')[]): AuditRule {
  const [first, ...others] = actions.map(auditedAs);
  const action = first !== undefined && others.length === 0 ? first : actions.map(auditedAs);
  return { action, entityType: 'JobOrder' };
}

function auditedAs(action: string): string {
  return `JOB_ORDER_${action}`;
}

/** Writes a history entry and its audit entry, both with the user and the acting user. */
export async function recordStep(
  tx: Prisma.TransactionClient,
  { viewer, now }: ActorContext,
  step: JobStep,
): Promise<void> {
  const { job, toStatusId, action, reason, detail, record } = step;
  await tx.jobStatusEvent.create({
    data: {
      jobOrderId: job.id,
      fromStatusId: job.statusId,
      toStatusId,
      heldStatusId: job.heldStatusId,
      action,
      reason,
      ...(Object.keys(detail).length === 0 ? {} : { detail }),
      // Automatic steps have no user.
      userId: viewer.account?.userId ?? null,
      actingById: viewer.actingById,
      at: now,
    },
    select: { id: true },
  });
  record({
    action: auditedAs(action),
    entityId: job.id,
    customerId: job.customerId,
    data: { number: job.number, toStatusId },
  });
}
