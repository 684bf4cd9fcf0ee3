import type { Database } from '../database/client.ts';

type Raw = Pick<Database, '$executeRaw'>;

/** Time after which the queue takes a job from an unresponsive process. */
const LOCK_LIMIT = '4 hours';

/**
 * Adds jobs without remaining tries to the list for staff, and removes jobs that were retried or deleted. Can be called
 * at any time, also concurrently.
 */
export async function listFailedTasks(db: Raw): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "FailedTask" ("jobId", task, about, "lastError", attempts, "queuedAt", "failedAt")
    SELECT id, task_identifier, nullif(substr(key, length(task_identifier) + 2), ''),
           coalesce(last_error, 'The process ended during the last try.'), attempts,
           created_at AT TIME ZONE 'UTC', updated_at AT TIME ZONE 'UTC'
    FROM graphile_worker.jobs
    WHERE attempts >= max_attempts AND (locked_at IS NULL OR locked_at < now() - ${LOCK_LIMIT}::interval)
    ON CONFLICT ("jobId") DO NOTHING`;
  await db.$executeRaw`
    DELETE FROM "FailedTask" WHERE "jobId" NOT IN (
      SELECT id FROM graphile_worker.jobs WHERE attempts >= max_attempts)`;
}

/** Retries a job now, with all its tries. */
export async function retryJob(db: Raw, jobId: bigint): Promise<void> {
  await db.$executeRaw`SELECT 1 FROM graphile_worker.reschedule_jobs(ARRAY[${jobId}::bigint], run_at => now(), attempts => 0)`;
}

/** Gives up a job permanently. */
export async function discardJob(db: Raw, jobId: bigint): Promise<void> {
  await db.$executeRaw`SELECT 1 FROM graphile_worker.complete_jobs(ARRAY[${jobId}::bigint])`;
}
