import { randomBytes } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BadConfigError } from '../config/config.ts';

const PROBLEMS: Readonly<Record<string, string>> = {
  EEXIST: 'is a file, not a folder',
  ENOTDIR: 'lies below a file, not a folder',
  EACCES: 'cannot be written by this user',
  EPERM: 'cannot be written by this user',
  EROFS: 'is on a file system that cannot be written',
  ENOSPC: 'is on a full disk',
  ENAMETOOLONG: 'is too long a path',
  ENOENT: 'cannot be made',
  ELOOP: 'is a link that leads nowhere',
};

/**
 * Creates the data folder and writes to it.
 * @throws {BadConfigError} if files cannot be stored there.
 */
export async function checkDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    if (!(await stat(dataDir)).isDirectory()) throw Object.assign(new Error(), { code: 'EEXIST' });
    const probe = join(dataDir, `.probe-${randomBytes(6).toString('hex')}`);
    await writeFile(probe, '', { flag: 'wx', mode: 0o600 });
    await rm(probe);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new BadConfigError(`DATA_DIR ${dataDir} ${PROBLEMS[code] ?? `cannot be used (${code})`}.`);
  }
}
