import type { Client } from 'pg';

/** Name of the job queue's own migrations in reports. */
export const QUEUE = 'graphile_worker';

/** Latest migration of the installed graphile-worker. A test compares it with the library. */
export const QUEUE_MIGRATION = 19;

/** The queue's name if its schema is missing or older than the installed library. */
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

/** Migrates the schema of the job queue to the version of the installed library. */
export async function migrateQueue(databaseUrl: string): Promise<void> {
  const { Logger, runMigrations } = await import('graphile-worker');
  // Its log is not needed. Errors are thrown.
  await runMigrations({ connectionString: databaseUrl, logger: new Logger(() => () => {}) });
}
