import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The modules that a route brings, as source paths below `web/`. */
export type RouteModules = {
  readonly page: string;
  readonly layout: string;
  /** All that it imports when opened: the page, its skeleton, the artifact of its query. */
  readonly modules: readonly string[];
  /** Folder of its route, whose texts it needs. */
  readonly folder: string;
};

const LAYOUTS: Readonly<Record<string, string>> = {
  default: 'src/layouts/DefaultLayout.tsx',
  storefront: 'src/layouts/storefront/StorefrontLayout.tsx',
  backoffice: 'src/layouts/backoffice/BackofficeLayout.tsx',
};

const LAYOUT = /\blayout: '(\w+)'/;
const IMPORT = /import\('\.\/([\w/]+\.tsx?)'\)/g;

/** Reads the rows of the route table out of its source. Throws for a row that it cannot read. */
export async function readRouteModules(web: string): Promise<RouteModules[]> {
  const routes: RouteModules[] = [];
  for (const name of (await readdir(join(web, 'src', 'routes'))).sort()) {
    const folder = `src/routes/${name}`;
    const source = await readFile(join(web, folder, 'routes.tsx'), 'utf8');
    // Each row names its layout before anything that it imports.
    for (const row of source.split(/(?=\blayout: ')/).slice(1)) routes.push(readRow(folder, row));
  }
  return routes;
}

function readRow(folder: string, row: string): RouteModules {
  const layout = LAYOUTS[LAYOUT.exec(row)?.[1] ?? ''];
  const modules = [...row.matchAll(IMPORT)].map(([, path]) => `${folder}/${path}`);
  const page = modules.find((module) => module.endsWith('Page.tsx'));
  if (!layout || !page) throw new Error(`${folder}/routes.tsx has a row without a known layout or a page.`);
  return { page, layout, modules, folder };
}
