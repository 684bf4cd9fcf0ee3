import type { RestRoute } from '../route/route.ts';

/** Literal segments before parameters, so that /itemtypes/ShownInCatalog is not matched as an id. */
export function bySpecificity(routes: readonly RestRoute[]): RestRoute[] {
  return routes.toSorted((a, b) => rank(a.path).localeCompare(rank(b.path)));
}

function rank(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');
}
