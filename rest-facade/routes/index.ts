import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RestRoute } from '../route/route.ts';

const FOLDER = import.meta.dirname;

/** Files of this folder that declare no calls. */
const NO_CALLS = ['index.ts', '*.test.ts'];

/** All calls of the facade except GET /__version. A new call is served once its file exports it. */
export const routes: readonly RestRoute[] = await declaredRoutes();

async function declaredRoutes(): Promise<RestRoute[]> {
  const found: RestRoute[] = [];
  for (const file of globSync('*.ts', { cwd: FOLDER, exclude: NO_CALLS }).toSorted()) {
    // These files export only lists of calls.
    const lists: Record<string, RestRoute[]> = await import(pathToFileURL(join(FOLDER, file)).href);
    found.push(...Object.values(lists).flat());
  }
  return found;
}
