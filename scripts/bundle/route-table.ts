import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { MenuEntry, PageDeclaration } from '../../web/src/lib/routing/page-declaration.ts';

/** The frame of each layout, by the name that rows use. */
export const LAYOUT_MODULES = {
  default: 'src/layouts/DefaultLayout.tsx',
  storefront: 'src/layouts/storefront/StorefrontLayout.tsx',
  backoffice: 'src/layouts/backoffice/BackofficeLayout.tsx',
} as const;

/** A row of the web app's route table: its facts, and the sources that it names. Paths are relative to `web/`. */
export type RouteRow = Pick<
  PageDeclaration,
  'path' | 'layout' | 'permissions' | 'title' | 'weight' | 'visits'
> & {
  readonly audience: 'signedIn' | 'visitors' | null;
  readonly menu: MenuEntry | null;
  readonly page: string;
  /** All that it imports when opened: the page, its skeleton, the artifact of its query. */
  readonly modules: readonly string[];
  /** Its text files beside the shared ones, with a star for the language. */
  readonly texts: readonly string[];
};

const PRINTER = join(import.meta.dirname, 'print-route-table.ts');

/**
 * Reads the route table of the web app in `web`: every row that it has is there, however it was made. Runs in a
 * process of its own, since Vite bears no test runner around it. Throws for a row that names no page.
 */
export async function readRouteTable(web: string): Promise<RouteRow[]> {
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { stdout } = await promisify(execFile)(process.execPath, [PRINTER, web], { env });
  // Printed there, in this shape.
  return JSON.parse(stdout) as RouteRow[];
}
