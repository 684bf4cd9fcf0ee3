import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { type Account, isReachable } from './reach.ts';

/** Major version of the packaged programs; data of another one cannot be opened. */
const MAJOR_VERSION = '18';

/** Kept inside the cluster, so that a cluster and its password exist together or not at all. */
const PASSWORD_FILE = 'aurifex-password';

/** Name of the database role that the product connects as. */
export const ROLE = 'aurifex';

/** How a program is run on a data folder: who runs it, from where, and what it calls the folder. */
export interface Placement {
  readonly cwd: string;
  readonly folder: string;
  readonly account: Partial<Account>;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Where the account cannot walk to the data folder (a private folder above it), the program is started inside
 * it instead: the working directory is entered before the account changes, and Linux leads /proc/self/cwd there
 * without looking at the folders above.
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
    // The account may be unable to walk to the file as well, so it inherits it opened.
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
 * Makes sure that `<dataDir>/postgres` holds a complete cluster. A new one is made under a temporary name and
 * renamed when it is complete, so that being killed half-way leaves only leftovers, which the next start clears.
 * @throws when the cluster belongs to another major version.
 */
export async function ensureCluster(
  dataDir: string,
  binaries: Binaries,
  account: Account | null,
): Promise<string> {
  const cluster = join(dataDir, 'postgres');
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith('postgres.new-')) continue;
    // An initdb whose parent was killed may still be writing there: what is left then goes at the next start.
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
  // An interrupted copy or a folder made by hand: nothing in it is a cluster.
  await rm(cluster, { recursive: true, force: true });
  await rename(draft, cluster);
  return cluster;
}
