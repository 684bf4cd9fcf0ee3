import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROUTES = join(import.meta.dirname, '..', 'src', 'routes');

/** Paths of pages that the source of a `routes.tsx` declares: `path: '/shop'`. */
function pathsIn(source: string): string[] {
  return [...source.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path);
}

/** Paths of all pages that the route folders declare. */
export async function pagePaths(): Promise<string[]> {
  const names = await readdir(ROUTES, { recursive: true });
  const files = names.filter((name) => /(^|[\\/])routes\.tsx$/.test(name));
  const sources = await Promise.all(files.map((name) => readFile(join(ROUTES, name), 'utf8')));
  return sources.flatMap(pathsIn).sort();
}

/** Writes `pages.json`, which the server uses to distinguish pages from unknown URLs. */
export function writePagePaths(): Plugin {
  return {
    name: 'page-paths',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(await pagePaths()) });
    },
  };
}
