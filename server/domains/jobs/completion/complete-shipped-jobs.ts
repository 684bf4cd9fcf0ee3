import type { Database } from '../../../database/client.ts';
import { Prisma } from '../../../database/generated/client.ts';
import { addHours } from '../../../lib/calendar.ts';
import { JOB_STATUSES } from '../../orders/rules/job-status-codes.ts';
import { readSettings } from '../../settings/read-settings.ts';

/** Jobs per transaction, so that row locks are short. */
const BATCH = 200;

const SHIPPED = JOB_STATUSES.SHIPPED.id;
const COMPLETED = JOB_STATUSES.COMPLETED.id;

/**
 * Completes jobs that were shipped before the number of days in the setting `JOB_COMPLETION_DAYS`. The history and the
 * audit entries have no user. Concurrent processes take different jobs.
 * @returns the number of completed jobs
 */
export async function completeShippedJobs(db: Database, now: Date): Promise<number> {
  const { JOB_COMPLETION_DAYS: days } = await readSettings(db);
  const shippedUntil = addHours(now, -24 * days);
  let completed = 0;
  for (;;) {
    const count = await completeBatch(db, { shippedUntil, now });
    completed += count;
    if (count < BATCH) return completed;
  }
}

/** Completes a batch in one statement, so that job, history and audit are written together. */
function completeBatch(db: Database, { shippedUntil, now }: { shippedUntil: Date; now: Date }) {
  return db.$executeRaw(Prisma.sql`
    WITH due AS (
      SELECT id FROM "JobOrder"
       WHERE "statusId" = ${SHIPPED} AND "statusSince" <= ${shippedUntil}::timestamp
       ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ), completed AS (
      UPDATE "JobOrder" job
         SET "statusId" = ${COMPLETED}, "statusSince" = ${now}::timestamp, "updatedAt" = ${now}::timestamp,
             version = version + 1
        FROM due WHERE job.id = due.id
      RETURNING job.id, job.number, job."customerId"
    ), step AS (
      INSERT INTO "JobStatusEvent" ("jobOrderId", "fromStatusId", "toStatusId", action, at)
      SELECT id, ${SHIPPED}, ${COMPLETED}, 'COMPLETE', ${now}::timestamp FROM completed
    )
    INSERT INTO "AuditEvent" (at, action, "customerId", "entityType", "entityId", data)
    SELECT ${now}::timestamp, 'JOB_ORDER_COMPLETE', "customerId", 'JobOrder', id::text,
           jsonb_build_object('number', number, 'toStatusId', ${COMPLETED}::int)
      FROM completed`);
}
