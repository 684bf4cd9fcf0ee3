import type { RouteRow } from '../../../scripts/bundle/route-table.ts';
import type { PageActor, PageVisit } from '../../src/lib/routing/page-declaration.ts';

/** A visit of a page, with the path of its route. */
export type VisitRow = {
  readonly path: string;
  readonly as: PageActor;
  /** URL. `:job`, `:jobId` and `:order` are the actor's newest ones. */
  readonly at: string;
  readonly title: NonNullable<PageVisit['title']>;
  /** No route matches this URL: the server returns 404 with the app's page. */
  readonly isUnknown: boolean;
};

/** URLs that match no route. */
const UNKNOWN: readonly VisitRow[] = (
  [
    ['visitor', '/no-such-page'],
    ['buyer', '/backoffice/no-such-page'],
  ] as const
).map(([as, at]) => ({ path: '*', as, at, title: 'missing', isUnknown: true }));

/** Every visit that routes declare, then URLs that match no route. */
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

/** Titles of the route table are keys with their namespace. */
function asTitle(key: string): `${string}:${string}` {
  const [namespace = '', ...rest] = key.split(':');
  return `${namespace}:${rest.join(':')}`;
}

/** All actors of the visits. */
export function actorsOf(rows: readonly VisitRow[]): readonly PageActor[] {
  return [...new Set(rows.map((row) => row.as))];
}

/** The faults of the pages that an actor opens in turn, by URL. Pages without faults are left out. */
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
