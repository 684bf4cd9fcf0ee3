import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Inputs of a build outside web/. */
const OUTSIDE = ['schema.graphql', 'package-lock.json', 'relay.config.js', 'words'];
const IN_WEB = ['index.html', 'vite.config.ts', 'build', 'public', 'src'];
const NOT_BUILT = /\.test\.tsx?$/;

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (entries === null) return [path];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A short hash of all inputs of the web build. Browsers compare it as the version. */
export async function webSourceHash(): Promise<string> {
  const paths = [
    ...OUTSIDE.map((name) => join(ROOT, name)),
    ...IN_WEB.map((name) => join(ROOT, 'web', name)),
  ];
  const files = (await Promise.all(paths.map(filesIn))).flat().filter((file) => !NOT_BUILT.test(file));
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(relative(ROOT, file).split(sep).join('/')).update('\0');
    hash.update(await readFile(file).catch(() => 'absent')).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
