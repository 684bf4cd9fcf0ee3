import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RestRoute } from '../route/route.ts';

const FOLDER = import.meta.dirname;

/** What declares no calls in this folder. */
const NO_CALLS = ['index.ts', '*.test.ts'];

/** Every call that the facade answers, beside GET /__version: a new one is answered because its file exports it. */
export const routes: readonly RestRoute[] = await declaredRoutes();

async function declaredRoutes(): Promise<RestRoute[]> {
  const found: RestRoute[] = [];
  for (const file of globSync('*.ts', { cwd: FOLDER, exclude: NO_CALLS }).toSorted()) {
    // These files export lists of calls, and nothing else.
    const lists: Record<string, RestRoute[]> = await import(pathToFileURL(join(FOLDER, file)).href);
    found.push(...Object.values(lists).flat());
  }
  return found;
}
