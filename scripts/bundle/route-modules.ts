import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The modules that a route brings, as source paths below `web/`. */
export type RouteModules = {
  readonly page: string;
  readonly layout: string;
  /** The artifact of its query; null: the page asks nothing. */
  readonly query: string | null;
  /** Folder of its route, whose texts it needs. */
  readonly folder: string;
};

const LAYOUTS: Readonly<Record<string, string>> = {
  default: 'src/layouts/DefaultLayout.tsx',
  storefront: 'src/layouts/storefront/StorefrontLayout.tsx',
  backoffice: 'src/layouts/backoffice/BackofficeLayout.tsx',
};

const ROUTE = /layout: '(\w+)'([\s\S]*?)import\('\.\/(\w+\.tsx)'\)/g;
const QUERY = /import\('\.\/(__generated__\/\w+\.graphql\.ts)'\)/;

/** Reads the rows of the route table out of its source: layout, query and page of each. */
export async function readRouteModules(web: string): Promise<RouteModules[]> {
  const routes: RouteModules[] = [];
  for (const name of (await readdir(join(web, 'src', 'routes'))).sort()) {
    const folder = `src/routes/${name}`;
    const source = await readFile(join(web, folder, 'routes.tsx'), 'utf8');
    for (const [, layout = '', between = '', page = ''] of source.matchAll(ROUTE)) {
      const frame = LAYOUTS[layout];
      if (!frame) throw new Error(`${folder}: the layout '${layout}' is not known.`);
      const query = QUERY.exec(between)?.[1];
      routes.push({
        page: `${folder}/${page}`,
        layout: frame,
        query: query ? `${folder}/${query}` : null,
        folder,
      });
    }
  }
  return routes;
}
