import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll } from '@jest/globals';
import { serverBinaries } from '../../server/database/embedded/binaries.ts';
import { clusterPassword, ensureCluster, ROLE } from '../../server/database/embedded/cluster.ts';
import { freePort } from '../../server/database/embedded/free-port.ts';
import { launchPostmaster } from '../../server/database/embedded/postmaster.ts';
import { hasEnded } from '../../server/database/embedded/processes.ts';
import { serverAccount } from '../../server/database/embedded/reach.ts';
import { databaseUrl, templateDatabase } from '../../server/test/admin.ts';

const PREFIX = 'own';

/** Kinds of shutdown of PostgreSQL: `fast` rolls back and closes connections, `immediate` is a crash with recovery. */
export type Shutdown = 'fast' | 'immediate';
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** A PostgreSQL server of one test file, which can be shut down; it syncs to disk as in production. */
export interface OwnPostgres {
  /** A database with reference data, always at the same URL. */
  readonly url: string;
  readonly stop: (how: Shutdown) => Promise<void>;
  /** Resolves when it accepts connections again. */
  readonly start: () => Promise<void>;
}

/** Starts a PostgreSQL server with a database of reference data, until the last test of the file. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aurifex-own-'));
  // Root runs PostgreSQL with another account, which needs access.
  await chmod(dataDir, 0o755);
  const account = serverAccount();
  const binaries = await serverBinaries(account, ['/var/cache', tmpdir(), '/var/tmp']);
  const cluster = await ensureCluster(dataDir, binaries, account);
  const logFile = join(dataDir, 'postgres.log');
  const port = await freePort();
  const launch = () => launchPostmaster({ binaries, cluster, logFile, account, port, isTemporary: false });
  let running: Awaited<ReturnType<typeof launch>> | null = await launch();
  afterAll(async () => {
    await running?.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
  });

  const serverUrl = `postgresql://${ROLE}:${await clusterPassword(cluster)}@127.0.0.1:${port}/postgres`;
  // A separate program, so that migrating does not run inside Jest's sandbox.
  const program = join(import.meta.dirname, '../../server/test/templates.ts');
  await promisify(execFile)(process.execPath, [program, serverUrl, PREFIX, 'reference']);
  return {
    url: databaseUrl(serverUrl, templateDatabase(PREFIX, 'reference')),
    stop: async (how) => {
      if (!running) return;
      const { pid } = running;
      running = null;
      process.kill(pid, SIGNALS[how]);
      if (!(await hasEnded(pid, 15_000))) throw new Error('PostgreSQL does not stop.');
    },
    start: async () => {
      running = await launch();
    },
  };
}
