import type { PoolClient } from 'pg';
import type { Database } from './client.ts';

/** First key of the advisory locks of running workers; the second is derived from a worker's name. */
const LOCK_CLASS = 7_201_128;
/** Time in which a worker may hold jobs without a lock, because it takes the lock shortly after its first job. */
const GRACE = '10 seconds';

/** Marks a worker as running while this connection is open. */
export async function holdWorkerLock(client: PoolClient, worker: string): Promise<void> {
  await client.query(`SELECT pg_advisory_lock_shared($1, ('x' || left(md5($2), 8))::bit(32)::int)`, [
    LOCK_CLASS,
    worker,
  ]);
}

/** Unlocks the jobs of crashed workers, so that others run them at once; the queue itself would wait four hours. */
export async function unlockJobsOfDeadWorkers(db: Pick<Database, '$executeRaw'>): Promise<void> {
  await db.$executeRaw`
    SELECT graphile_worker.force_unlock_workers(dead.workers) FROM (
      SELECT array_agg(DISTINCT locked_by) AS workers FROM graphile_worker.jobs
      WHERE locked_at < now() - ${GRACE}::interval AND NOT EXISTS (
        SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = ${LOCK_CLASS}::oid
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
          AND objid = ((('x' || left(md5(locked_by), 8))::bit(32)::bigint)::oid))
    ) AS dead WHERE dead.workers IS NOT NULL`;
}
