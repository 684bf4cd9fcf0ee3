import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { readConfig } from '../server/config/config.ts';
import { errorCode } from '../server/database/embedded/processes.ts';
import { locateDatabase } from '../server/database/locate.ts';
import { migrateQueue, pendingQueueMigrations, QUEUE } from './migrate-queue.ts';
import { currentSchema, migrationList, migrationNames } from './migration-files.ts';
import { NO_FILTERS, withSchemaEngine } from './schema-engine.ts';

/** Key of the PostgreSQL advisory lock, which makes processes that start at the same time migrate one after another. */
const MIGRATION_LOCK = 7_201_126;

/** PostgreSQL's code for a table that does not exist. */
const UNDEFINED_TABLE = '42P01';

async function appliedNames(client: Client): Promise<Set<string>> {
  try {
    const { rows } = await client.query<{ name: string }>(
      'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
    );
    return new Set(rows.map((row) => row.name));
  } catch (error) {
    if (errorCode(error) === UNDEFINED_TABLE) return new Set();
    throw error;
  }
}

async function pendingOn(client: Client): Promise<string[]> {
  const applied = await appliedNames(client);
  const own = (await migrationNames()).filter((name) => !applied.has(name));
  return [...own, ...(await pendingQueueMigrations(client))];
}

async function connected<Answer>(
  databaseUrl: string,
  work: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'aurifex-migrate',
    connectionTimeoutMillis: 5_000,
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Names of the pending migrations of this database, oldest first. Rejects if the database cannot be reached. */
export function pendingMigrations(databaseUrl: string): Promise<string[]> {
  return connected(databaseUrl, pendingOn);
}

/**
 * Migrates the database to the latest migration and returns the names of the applied ones. Several processes may call
 * it at the same time. Rejects with the engine's message if a migration fails.
 */
export function migrate(databaseUrl: string): Promise<string[]> {
  return connected(databaseUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const pending = await pendingOn(client);
    if (pending.length === 0) return [];
    const migrationsList = await migrationList();
    const { appliedMigrationNames } = await withSchemaEngine(databaseUrl, await currentSchema(), (engine) =>
      engine.applyMigrations({ migrationsList, filters: NO_FILTERS }),
    );
    await migrateQueue(databaseUrl);
    return [...appliedMigrationNames, ...pending.filter((name) => name === QUEUE)];
  });
}

async function main(): Promise<void> {
  const database = await locateDatabase(readConfig(process.env));
  try {
    const names = await migrate(database.url);
    process.stdout.write(names.length === 0 ? 'Nothing to migrate.\n' : `Applied: ${names.join(', ')}\n`);
  } finally {
    await database.stop();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
