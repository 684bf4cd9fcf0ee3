/** Prints the route table of the web app in the given folder as JSON. See `readRouteTable`. */
import { join, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { PageDeclaration } from '../../web/src/lib/routing/page-declaration.ts';
import type { RouteRow } from './route-table.ts';

/** A row as the route folders declare it, before it is turned into components and loaders. */
type WrittenRow = PageDeclaration & {
  readonly namespaces: readonly { readonly load: unknown }[];
};

const TEXTS = /\/en\.json$/;

/** Replaces the modules that turn rows into routes, so that each row is returned unchanged. */
const RECORDERS: Readonly<Record<string, string>> = {
  '/src/lib/relay/relay-route.tsx': 'export const relayRoute = (row) => row;',
  '/src/lib/relay/with-relay.tsx': 'export const withRelay = (load) => load;',
  '/src/lib/routing/page-route.tsx': 'export const pageRoute = (row) => row;',
};

const recorders: Plugin = {
  name: 'record-routes',
  enforce: 'pre',
  load(id) {
    const source = id.split('?')[0] ?? '';
    return Object.entries(RECORDERS).find(([path]) => source.endsWith(path))?.[1];
  },
};

/** Runs the route table as Vite would. */
async function routesOf(web: string): Promise<RouteRow[]> {
  const { module } = await runnerImport<{ routes: readonly WrittenRow[] }>(
    join(web, 'src', 'generated-routes.ts'),
    {
      root: web,
      configFile: false,
      logLevel: 'error',
      plugins: [recorders],
    },
  );
  return module.routes.map(toRow);
}

function toRow(row: WrittenRow): RouteRow {
  const modules = [...new Set(Object.values(row).flatMap(importsOf))];
  const page = modules.find((source) => source.endsWith('Page.tsx'));
  if (!page) throw new Error(`The route ${row.path} does not import a …Page.tsx.`);
  const texts = row.namespaces.flatMap(({ load }) => importsOf(load).filter((source) => TEXTS.test(source)));
  return {
    path: row.path,
    layout: row.layout,
    audience: row.audience ?? null,
    permissions: row.permissions,
    title: row.title,
    menu: row.menu ?? null,
    weight: row.weight,
    visits: row.visits,
    page,
    modules,
    texts: texts.map((source) => source.replace(TEXTS, '/*.json')),
  };
}

/** Sources that a function imports when it is called. Vite writes their full paths into the function. */
function importsOf(value: unknown): string[] {
  if (typeof value !== 'function') return [];
  return [...String(value).matchAll(/__vite_ssr_dynamic_import__\("\/([^"]+)"\)/g)].map(
    ([, source = '']) => source,
  );
}

process.stdout.write(JSON.stringify(await routesOf(resolve(process.argv[2] ?? 'web'))));
