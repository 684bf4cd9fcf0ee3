import type { RouteRow } from '../../../scripts/bundle/route-table.ts';
import { type Actor, PAGE_VISITS, type PageVisit, UNKNOWN_ADDRESSES } from './page-visits.ts';

/** A visit, and the route that it opens. */
export type VisitRow = { readonly path: string; readonly visit: PageVisit };

/** Every visit, with the title that the table gives its route; addresses that no route has come last. */
export function visitRows(routes: readonly RouteRow[]): readonly VisitRow[] {
  return [
    ...routes.flatMap(({ path, title }) =>
      (PAGE_VISITS[path] ?? []).map((visit) => ({ path, visit: { title: asTitle(title), ...visit } })),
    ),
    ...UNKNOWN_ADDRESSES.map((visit) => ({ path: '*', visit })),
  ];
}

/** Titles of the table are keys with their namespace. */
function asTitle(key: string): `${string}:${string}` {
  const [namespace = '', ...rest] = key.split(':');
  return `${namespace}:${rest.join(':')}`;
}

/** Everybody who visits. */
export function actorsOf(rows: readonly VisitRow[]): readonly Actor[] {
  return [...new Set(rows.map(({ visit }) => visit.as))];
}

/** The faults of each page that an actor opens one after the other, by address; sound pages are left out. */
export async function faultsByAddress(
  rows: readonly VisitRow[],
  actor: Actor,
  faultsOn: (row: VisitRow) => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const row of rows.filter(({ visit }) => visit.as === actor)) {
    const faults = await faultsOn(row);
    if (faults.length > 0) found[`${actor} ${row.visit.at ?? row.path}`] = faults;
  }
  return found;
}
