import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { serverBinaries } from './embedded/binaries.ts';
import { clusterPassword, ensureCluster, ROLE } from './embedded/cluster.ts';
import { freePort } from './embedded/free-port.ts';
import {
  launchPostmaster,
  removeStaleLock,
  runningPostmaster,
  stopPostmaster,
} from './embedded/postmaster.ts';
import { serverAccount } from './embedded/reach.ts';
import { isProcessRunning, processMark, withStartLock } from './embedded/start-lock.ts';
import { type WatchListener, watchPostmaster } from './embedded/watch.ts';

const DATABASE = 'aurifex';
const ATTEMPTS = 4;
const SYSTEM_FOLDERS = ['/var/cache', tmpdir(), '/var/tmp'];

/** A PostgreSQL that this process started, or that another process runs on the same folder. */
export interface EmbeddedDatabase {
  /** Connection URL with password of the database `aurifex`. */
  readonly url: string;
  /** True if another process owns the server: it stops with that process, and `stop` does nothing. */
  readonly isShared: boolean;
  /** Restarts the server if it exits; a server of another process is left to that process. */
  readonly watch: (listener: WatchListener) => void;
  readonly stop: () => Promise<void>;
}

/** Where the data is stored, and whether it must be durable. */
export interface EmbeddedOptions {
  readonly dataDir: string;
  /** Does not wait for disk writes; for tests. */
  readonly isTemporary?: boolean;
  /** Folders for a copy of the programs, if their account cannot run the installed ones. Kept longer than `dataDir`. */
  readonly programsDirs?: readonly string[];
}

/** The embedded PostgreSQL could not be started; the message has the reason and an alternative. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

async function connectionUrl(cluster: string, port: number, database: string): Promise<string> {
  return `postgresql://${ROLE}:${await clusterPassword(cluster)}@127.0.0.1:${port}/${database}`;
}

async function ensureDatabase(maintenanceUrl: string): Promise<void> {
  const client = new Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function startServer(
  dataDir: string,
  { isTemporary = false, programsDirs = SYSTEM_FOLDERS }: EmbeddedOptions,
): Promise<EmbeddedDatabase> {
  const account = serverAccount();
  const ownerFile = join(dataDir, 'postgres.owner');
  const running = await runningPostmaster(join(dataDir, 'postgres'));
  if (running) {
    const owner = await readFile(ownerFile, 'utf8').catch(() => '');
    if (running.isReady && isProcessRunning(owner)) {
      const url = await connectionUrl(join(dataDir, 'postgres'), running.port, DATABASE);
      return { url, isShared: true, watch: () => {}, stop: async () => {} };
    }
    // Its owner was killed; the data is consistent once the orphaned server has stopped.
    await stopPostmaster(running.pid);
  }
  await removeStaleLock(join(dataDir, 'postgres'));
  const binaries = await serverBinaries(account, [dataDir, ...programsDirs]);
  const cluster = await ensureCluster(dataDir, binaries, account);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const port = await freePort();
      const logFile = join(dataDir, 'postgres.log');
      const launch = () => launchPostmaster({ binaries, cluster, logFile, account, port, isTemporary });
      const server = watchPostmaster(await launch(), launch);
      await writeFile(ownerFile, processMark());
      await ensureDatabase(await connectionUrl(cluster, port, 'postgres'));
      const url = await connectionUrl(cluster, port, DATABASE);
      return { url, isShared: false, watch: server.watch, stop: server.stop };
    } catch (error) {
      // The port was taken in the meantime, or backends of a killed server are still exiting.
      if (attempt === ATTEMPTS) throw error;
      await sleep(500);
    }
  }
}

/**
 * Starts the packaged PostgreSQL on `<dataDir>/postgres`, and creates the cluster if needed. Works as root and as an
 * ordinary user, after a kill at any moment, and with another process on the same folder, which shares the server. The
 * server stops with the process that started it.
 * @throws {EmbeddedDatabaseError} that suggests DATABASE_URL.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir } = options;
  try {
    await mkdir(dataDir, { recursive: true });
    const folder = await realpath(dataDir);
    return await withStartLock(join(folder, 'postgres.starting'), () => startServer(folder, options));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EmbeddedDatabaseError(
      `The embedded PostgreSQL in ${dataDir} did not start: ${reason}\nSet DATABASE_URL to use a PostgreSQL of your own (15 to 18).`,
      { cause: error },
    );
  }
}
