import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError } from '../../../errors/errors.ts';
import { dateOfIsoDay, storedDay } from '../../../lib/calendar.ts';
import type { AuditRule, RecordFacts } from '../../../schema/mutation-writes.ts';
import { actorsOf, notify } from '../../notices/notify/notify.task.ts';
import { writtenWords } from '../../notices/notify/written-words.ts';
import { isoDayOfColumn } from '../../settings/company-day.ts';
import type { JobEventDetail } from '../job/job-status-event.type.ts';
import { startBy } from '../rules/bench/bench-schedule.ts';
import type { JobAction } from '../rules/transition.ts';

/** A new promised day, with who promises it and why. */
export type MovedPromise = { day: Date; by: ActorContext['viewer']; reason: string | null };

/** Columns of a job to write. Its latest start is calculated from the others. */
export type JobColumns = Omit<
  Prisma.JobOrderUncheckedUpdateManyInput,
  'promisedOn' | 'leadDaysLeft' | 'startBy'
> & {
  leadDaysLeft?: number;
};

/** What changes of a job: columns, and its promised day, of which users are notified. */
type JobChanges = JobColumns & { promise?: MovedPromise };

type ChangedJob = { id: number; version: number; promisedOn: Date | null; leadDaysLeft: number | null };

/**
 * Writes columns of a job and increments its version. The only writer of a promised day after the order, so that its
 * customer is notified of every change.
 * @throws ConflictError if someone else changed it
 */
export async function changeJob(
  tx: Prisma.TransactionClient,
  job: ChangedJob,
  { promise, ...columns }: JobChanges,
): Promise<void> {
  const { count } = await tx.jobOrder.updateMany({
    where: { id: job.id, version: job.version },
    data: { ...columns, ...schedule(job, promise, columns), version: { increment: 1 } },
  });
  if (count === 0) throw new ConflictError();
  if (promise) await notifyOfDay(tx, job, promise);
}

/** The columns of the schedule. */
function schedule(
  job: ChangedJob,
  promise: MovedPromise | undefined,
  { leadDaysLeft }: JobColumns,
): { promisedOn?: Date; startBy?: Date | null } {
  if (!promise && leadDaysLeft === undefined) return {};
  const day = startBy(isoDayOfColumn(promise?.day ?? job.promisedOn), leadDaysLeft ?? job.leadDaysLeft);
  return {
    ...(promise ? { promisedOn: promise.day } : {}),
    startBy: day === null ? null : dateOfIsoDay(day),
  };
}

/** Notifies users that the promised day moved, with both days. */
async function notifyOfDay(
  tx: Prisma.TransactionClient,
  { id, version, promisedOn }: ChangedJob,
  { day: moved, by, reason }: MovedPromise,
): Promise<void> {
  const [day, dayBefore] = [storedDay(moved), isoDayOfColumn(promisedOn)];
  if (day === dayBefore) return;
  await notify(tx, {
    event: 'JOB_DAY_MOVED',
    about: { model: 'JobOrder', id },
    of: `version ${version + 1}`,
    doerIds: by.account === null ? [] : actorsOf(by),
    facts: { day, ...(dayBefore === null ? {} : { dayBefore }), ...writtenWords(reason) },
  });
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
