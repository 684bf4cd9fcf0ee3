import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { MenuEntry, PageDeclaration } from '../../web/src/lib/routing/page-declaration.ts';

/** The module of each layout, by the layout's name in the rows. */
export const LAYOUT_MODULES = {
  default: 'src/layouts/DefaultLayout.tsx',
  storefront: 'src/layouts/storefront/StorefrontLayout.tsx',
  backoffice: 'src/layouts/backoffice/BackofficeLayout.tsx',
} as const;

/** A row of the web app's route table with its source files. Paths are relative to `web/`. */
export type RouteRow = Pick<
  PageDeclaration,
  'path' | 'layout' | 'permissions' | 'title' | 'weight' | 'visits'
> & {
  readonly audience: 'signedIn' | 'visitors' | null;
  readonly menu: MenuEntry | null;
  readonly page: string;
  /** All modules that the page imports when it is opened: the page, its skeleton and the artifact of its query. */
  readonly modules: readonly string[];
  /** Text files of the page, without the shared ones, with `*` for the language. */
  readonly texts: readonly string[];
};

const PRINTER = join(import.meta.dirname, 'print-route-table.ts');

/**
 * Reads the complete route table of the web app in `web`. It runs in its own process, because Vite does not work inside
 * a test runner. Throws for a row without a page.
 */
export async function readRouteTable(web: string): Promise<RouteRow[]> {
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { stdout } = await promisify(execFile)(process.execPath, [PRINTER, web], { env });
  // print-route-table.ts prints this shape.
  return JSON.parse(stdout) as RouteRow[];
}
