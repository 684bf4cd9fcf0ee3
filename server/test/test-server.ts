import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPaymentsSandbox } from '../../scripts/start-payments-sandbox.ts';
import { isProcessRunning } from '../database/embedded/start-lock.ts';
import { startEmbedded } from '../database/embedded.ts';
import { databaseUrl, PAYMENTS_VARIABLE, PREFIX_VARIABLE, SERVER_VARIABLE, withClient } from './admin.ts';
import { ensureTemplate } from './templates.ts';

const FOLDER_PREFIX = 'aurifex-test-';

/**
 * Linux's file system in memory. Tests clone about 500 databases of 1,500 files each, which takes a third of the system
 * time there that it takes on a disk.
 */
const IN_MEMORY = '/dev/shm';

/** Free space in bytes that the databases of a run need at most. */
const SPACE = 6e9;

/** The folder for databases: in memory where there is space. */
async function databaseFolder(): Promise<string> {
  const space = await statfs(IN_MEMORY).catch(() => null);
  return space && space.bavail * space.bsize > SPACE && freemem() > SPACE ? IN_MEMORY : tmpdir();
}

/** Removes folders of killed runs. Those of other accounts are left alone. */
async function removeLeftovers(): Promise<void> {
  const found = await Promise.all(
    [tmpdir(), IN_MEMORY]
      .filter(existsSync)
      .map(async (parent) => (await readdir(parent)).map((name) => ({ name, folder: join(parent, name) }))),
  );
  for (const { name, folder } of found.flat()) {
    const ownerFile = join(folder, 'postgres.owner');
    if (!name.startsWith(FOLDER_PREFIX) || !existsSync(ownerFile)) continue;
    const owner = await readFile(ownerFile, 'utf8').catch(() => null);
    if (owner !== null && !isProcessRunning(owner))
      await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

async function temporaryServer(): Promise<{ serverUrl: string; stop: () => Promise<void> }> {
  await removeLeftovers();
  const dataDir = await mkdtemp(join(await databaseFolder(), FOLDER_PREFIX));
  // Root runs PostgreSQL with another account, which needs access.
  await chmod(dataDir, 0o755);
  const server = await startEmbedded({ dataDir, isTemporary: true });
  return {
    serverUrl: databaseUrl(server.url, 'postgres'),
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Drops all databases of this run on an external server. */
async function dropDatabases(serverUrl: string, prefix: string): Promise<void> {
  await withClient(serverUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [`${prefix}_`],
    );
    for (const { name } of rows) await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  });
}

/**
 * Provides PostgreSQL for the run: its own, or the one in TEST_DATABASE_URL (a role that may create databases), with
 * the template databases that tests clone, and a payments sandbox. Returns the cleanup function.
 */
export async function startTestServer(): Promise<() => Promise<void>> {
  const prefix = `aurifex_test_${process.pid}`;
  const given = process.env.TEST_DATABASE_URL;
  const { serverUrl, stop } = given
    ? { serverUrl: given, stop: () => dropDatabases(given, prefix) }
    : await temporaryServer();
  process.env[SERVER_VARIABLE] = serverUrl;
  process.env[PREFIX_VARIABLE] = prefix;
  const sandbox = await startPaymentsSandbox();
  process.env[PAYMENTS_VARIABLE] = sandbox.url;
  try {
    await ensureTemplate(serverUrl, prefix, 'migrated');
    return async () => void (await Promise.all([stop(), sandbox.stop()]));
  } catch (error) {
    await stop();
    throw error;
  }
}
