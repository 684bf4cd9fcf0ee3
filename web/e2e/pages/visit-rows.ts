import type { RouteRow } from '../../../scripts/bundle/route-table.ts';
import type { PageActor, PageVisit } from '../../src/lib/routing/page-declaration.ts';

/** A visit of a page, and the path of the route that it opens. */
export type VisitRow = {
  readonly path: string;
  readonly as: PageActor;
  /** Address; `:job`, `:jobId` and `:order` are the newest that the actor sees. */
  readonly at: string;
  readonly title: NonNullable<PageVisit['title']>;
  /** No route has this address: the server answers 404 with the app's page. */
  readonly isUnknown: boolean;
};

/** Addresses that no route has. */
const UNKNOWN: readonly VisitRow[] = (
  [
    ['visitor', '/no-such-page'],
    ['buyer', '/backoffice/no-such-page'],
  ] as const
).map(([as, at]) => ({ path: '*', as, at, title: 'missing', isUnknown: true }));

/** Every visit that routes declare; addresses that no route has come last. */
export function visitRows(routes: readonly RouteRow[]): readonly VisitRow[] {
  const declared = routes.flatMap(({ path, title, visits }) =>
    visits.map((visit) => ({
      path,
      as: visit.as,
      at: addressIn(path, visit.at),
      title: visit.title ?? asTitle(title),
      isUnknown: false,
    })),
  );
  return [...declared, ...UNKNOWN];
}

function addressIn(path: string, at = ''): string {
  return at.startsWith('/') ? at : path + at;
}

/** Titles of the table are keys with their namespace. */
function asTitle(key: string): `${string}:${string}` {
  const [namespace = '', ...rest] = key.split(':');
  return `${namespace}:${rest.join(':')}`;
}

/** Everybody who visits. */
export function actorsOf(rows: readonly VisitRow[]): readonly PageActor[] {
  return [...new Set(rows.map((row) => row.as))];
}

/** The faults of each page that an actor opens one after the other, by address; sound pages are left out. */
export async function faultsByAddress(
  rows: readonly VisitRow[],
  actor: PageActor,
  faultsOn: (row: VisitRow) => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const row of rows.filter((each) => each.as === actor)) {
    const faults = await faultsOn(row);
    if (faults.length > 0) found[`${actor} ${row.at}`] = faults;
  }
  return found;
}
