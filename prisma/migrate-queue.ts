import type { Client } from 'pg';

/** Name under which the job queue's own migrations are reported. */
export const QUEUE = 'graphile_worker';

/** Newest migration that the installed graphile-worker brings; a test holds it to that. */
export const QUEUE_MIGRATION = 19;

/** The queue's name when its schema is missing or older than the installed library. */
export async function pendingQueueMigrations(client: Client): Promise<string[]> {
  const found = await client.query(
    `SELECT to_regclass('graphile_worker.migrations') IS NOT NULL AS is_there`,
  );
  if (!found.rows[0]?.is_there) return [QUEUE];
  const { rows } = await client.query<{ newest: number | null }>(
    'SELECT max(id) AS newest FROM graphile_worker.migrations',
  );
  return (rows[0]?.newest ?? 0) < QUEUE_MIGRATION ? [QUEUE] : [];
}

/** Brings the schema of the job queue to the installed library's version. */
export async function migrateQueue(databaseUrl: string): Promise<void> {
  const { Logger, runMigrations } = await import('graphile-worker');
  // What it does is no news; what it cannot do, it throws.
  await runMigrations({ connectionString: databaseUrl, logger: new Logger(() => () => {}) });
}
