import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { fetchQuery, loadQuery, type PreloadedQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { useLocation } from 'react-router';
import {
  type ConcreteRequest,
  createOperationDescriptor,
  type OperationType,
  type Variables,
} from 'relay-runtime';
import { environment } from './environment.ts';
import { FormerView } from './FormerView.tsx';
import { PageQuery, rememberedRows } from './remembered-rows.ts';
import { endRefreshesOf, keepCurrent, MOST_ROWS, type ShownQuery } from './shown-queries.ts';
import { useQueryDisposal } from './useQueryDisposal.ts';

/** Gives what is below it the one Relay environment. */
export function RelayRoot({ children }: { children?: ReactNode }) {
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>;
}

/**
 * Starts the query of a page. A navigation that was overtaken never renders its reference: `signal` releases it.
 * `rowsVariable` is the variable with the rows of a page, where the page is a list: a list that was longer when it was
 * left comes back as long as it was, and is read anew at that length. `shows`: kinds of rows on it; while it is on
 * screen, it follows their changes.
 */
export function startQuery<Q extends OperationType>(
  query: ConcreteRequest,
  variables: Q['variables'],
  signal: AbortSignal,
  { rowsVariable, shows = [], isAboutOne = false }: Partial<Omit<ShownQuery, 'query' | 'variables'>> = {},
): PreloadedQuery<Q> {
  const rows = rowsVariable === undefined ? 0 : rememberedRows({ name: query.params.name, variables });
  const isLonger = rowsVariable !== undefined && rows > Number(variables[rowsVariable]);
  endRefreshesOf({ query, variables });
  const queryRef = loadQuery<Q>(environment, query, variables, {
    // The first page of the answer would take the place of all that was loaded.
    fetchPolicy: isLonger ? 'store-or-network' : 'store-and-network',
    // Without a connection what was read before stays.
    networkCacheConfig: { force: true, metadata: { isStored: isStored(query, variables) } },
  });
  if (isLonger) {
    const refresh = fetchQuery<Q>(environment, query, {
      ...variables,
      [rowsVariable]: Math.min(rows, MOST_ROWS),
    }).subscribe({
      // What is shown stays; the next visit asks again.
      error: () => {},
    });
    signal.addEventListener('abort', () => refresh.unsubscribe());
  }
  sources.set(queryRef, { query, variables, rowsVariable, shows, isAboutOne });
  if (signal.aborted) queryRef.dispose();
  else signal.addEventListener('abort', () => queryRef.dispose());
  return queryRef;
}

/** What a reference was made of. */
const sources = new WeakMap<object, ShownQuery>();

/** Keeps what was started current while it is on screen; returns the function that stops it. */
export function keepShown(queryRef: object): (() => void) | undefined {
  const source = sources.get(queryRef);
  return source && keepCurrent(source);
}

function isStored(query: ConcreteRequest, variables: Variables): boolean {
  return environment.check(createOperationDescriptor(query, variables)).status === 'available';
}

/** So much later (ms) than the page. */
const LISTEN_AFTER_MS = 500;

type RelayPageParts<Q extends OperationType> = {
  readonly queryRef: PreloadedQuery<Q>;
  readonly Page: ComponentType<{ queryRef: PreloadedQuery<Q> }>;
  readonly Skeleton: ComponentType;
};

/** A page over its query, with the skeleton until the data is there. */
export function RelayPage<Q extends OperationType>({ queryRef, ...parts }: RelayPageParts<Q>) {
  const { pathname } = useLocation();
  useEffect(listenWhenIdle, []);
  return (
    <RelayRoot>
      <FormerView key={pathname} queryRef={queryRef}>
        {(shown) => <ShownPage queryRef={shown} {...parts} />}
      </FormerView>
    </RelayRoot>
  );
}

function ShownPage<Q extends OperationType>({ queryRef, Page, Skeleton }: RelayPageParts<Q>) {
  useQueryDisposal(queryRef);
  useEffect(() => keepShown(queryRef), [queryRef]);
  return (
    <PageQuery value={queryRef}>
      <Suspense fallback={<Skeleton />}>
        <Page queryRef={queryRef} />
      </Suspense>
    </PageQuery>
  );
}

/** The page comes first; afterwards it follows what others change. */
function listenWhenIdle(): () => void {
  const timer = setTimeout(async () => {
    // Without it the page works as it is; the next page tries again.
    const live = await import('../live/live-parts.ts').catch(() => null);
    live?.listenForChanges((batch) => {
      live.refreshShown(batch);
      live.refreshCartCount(batch);
    });
  }, LISTEN_AFTER_MS);
  return () => clearTimeout(timer);
}
