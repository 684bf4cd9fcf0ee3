import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './run.ts';

/** A text file that is in the repository or would be added by the next `git add`. */
type RepositoryFile = { path: string; text: string };

const BINARY = /\.(webp|png|jpe?g|ico|woff2?|pdf)$/;

/** Every text file of the repository, including new ones. */
export async function repositoryFiles(): Promise<RepositoryFile[]> {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await promisify(execFile)('git', list, { cwd: ROOT, maxBuffer: 64 * 1_048_576 });
  const paths = stdout.split('\0').filter((path) => path !== '' && !BINARY.test(path));
  const files = await Promise.all(
    // A deleted file is still listed until the deletion is committed.
    paths.map(async (path) => ({ path, text: await readFile(join(ROOT, path), 'utf8').catch(() => null) })),
  );
  return files.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }]));
}
