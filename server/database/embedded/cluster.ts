import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { type Account, isReachable } from './reach.ts';

/** Major version of the packaged programs, which cannot open data of another one. */
const MAJOR_VERSION = '18';

/** Stored in the cluster, so that a cluster and its password exist together or not at all. */
const PASSWORD_FILE = 'aurifex-password';

/** Database role of the product. */
export const ROLE = 'aurifex';

/** How a program runs on a data folder: account, working directory, and the path of the folder. */
export interface Placement {
  readonly cwd: string;
  readonly folder: string;
  readonly account: Partial<Account>;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * If the account cannot access the path of the data folder (because of a private parent folder), the program starts
 * inside it: the process enters the working directory before it changes the account, and on Linux /proc/self/cwd refers
 * to it without access to its parents.
 */
export function placement(folder: string, account: Account | null): Placement {
  const isHidden = !isReachable(folder, account);
  if (isHidden && process.platform !== 'linux') {
    throw new Error(
      `${folder} lies in a private folder that PostgreSQL's account cannot enter: choose another DATA_DIR.`,
    );
  }
  return {
    cwd: isHidden ? folder : '/',
    folder: isHidden ? '/proc/self/cwd' : folder,
    account: account ?? {},
    env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' },
  };
}

async function runInitdb(
  program: string,
  folder: string,
  account: Account | null,
  passwordFile: string,
): Promise<void> {
  const place = placement(folder, account);
  const password = await open(passwordFile, 'r');
  const args = [
    `--pgdata=${place.folder}`,
    `--username=${ROLE}`,
    // The account may not be able to access the file either, so it inherits an open descriptor.
    `--pwfile=${process.platform === 'win32' ? passwordFile : '/dev/fd/3'}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-sync',
    '--no-instructions',
  ];
  try {
    await new Promise<void>((resolve, reject) => {
      const child = spawn(program, args, {
        cwd: place.cwd,
        env: place.env,
        ...place.account,
        stdio: ['ignore', 'ignore', 'pipe', password.fd],
      });
      let complaint = '';
      child.stderr?.on('data', (chunk: Buffer) => {
        complaint += chunk.toString();
      });
      child.once('error', reject);
      child.once('close', (code) =>
        code === 0 ? resolve() : reject(new Error(`initdb failed: ${complaint.trim()}`)),
      );
    });
  } finally {
    await password.close();
  }
}

/** Password of the product's role in an initialised cluster. */
export async function clusterPassword(cluster: string): Promise<string> {
  return (await readFile(join(cluster, PASSWORD_FILE), 'utf8')).trim();
}

async function clusterVersion(cluster: string): Promise<string | null> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  } catch {
    return null;
  }
}

/**
 * Ensures that `<dataDir>/postgres` contains a complete cluster. A new one is created under a temporary name and
 * renamed when complete. If it is interrupted, the next start removes the remains.
 * @throws if the cluster has another major version.
 */
export async function ensureCluster(
  dataDir: string,
  binaries: Binaries,
  account: Account | null,
): Promise<string> {
  const cluster = join(dataDir, 'postgres');
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith('postgres.new-')) continue;
    // An orphaned initdb may still be writing there; the next start removes the rest.
    await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => {});
  }
  const version = await clusterVersion(cluster);
  if (version === MAJOR_VERSION) return cluster;
  if (version !== null) {
    throw new Error(
      `${cluster} was written by PostgreSQL ${version}, and this release brings ${MAJOR_VERSION}: move its data with pg_dump.`,
    );
  }

  const draft = join(dataDir, `postgres.new-${process.pid}`);
  const passwordFile = join(dataDir, `postgres.new-${process.pid}-password`);
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (account) {
    await chown(draft, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  await runInitdb(binaries.initdb, draft, account, passwordFile);
  await rename(passwordFile, join(draft, PASSWORD_FILE));
  // An interrupted copy or a folder created by hand; it contains no cluster.
  await rm(cluster, { recursive: true, force: true });
  await rename(draft, cluster);
  return cluster;
}
