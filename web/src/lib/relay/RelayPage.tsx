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
import { endRefreshesOf, keepCurrent, MAX_ROWS, type ShownQuery } from './shown-queries.ts';
import { useQueryDisposal } from './useQueryDisposal.ts';

/** Provides the Relay environment. */
export function RelayRoot({ children }: { children?: ReactNode }) {
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>;
}

/**
 * Starts the query of a page. `signal` releases the reference of a superseded navigation, which is never rendered.
 * `rowsVariable` is the page size variable of a list page: on return, the list is reloaded at its previous length.
 * `shows` are the kinds of rows on the page, which is updated live while on screen.
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
    // A network answer with only the first page would replace all loaded rows.
    fetchPolicy: isLonger ? 'store-or-network' : 'store-and-network',
    // Without a connection, keep the stored data.
    networkCacheConfig: { force: true, metadata: { isStored: isStored(query, variables) } },
  });
  if (isLonger) {
    const refresh = fetchQuery<Q>(environment, query, {
      ...variables,
      [rowsVariable]: Math.min(rows, MAX_ROWS),
    }).subscribe({
      // Keep the data; the next visit reloads it.
      error: () => {},
    });
    signal.addEventListener('abort', () => refresh.unsubscribe());
  }
  sources.set(queryRef, { query, variables, rowsVariable, shows, isAboutOne });
  if (signal.aborted) queryRef.dispose();
  else signal.addEventListener('abort', () => queryRef.dispose());
  return queryRef;
}

/** The query of each reference. */
export const sources = new WeakMap<object, ShownQuery>();

/** Keeps a query current while it is on screen; returns a function that stops it. */
export function keepShown(queryRef: object): (() => void) | undefined {
  const source = sources.get(queryRef);
  return source && keepCurrent(source);
}

function isStored(query: ConcreteRequest, variables: Variables): boolean {
  return environment.check(createOperationDescriptor(query, variables)).status === 'available';
}

/** Delay (ms) after the page is shown. */
const LISTEN_AFTER_MS = 500;

type RelayPageParts<Q extends OperationType> = {
  readonly queryRef: PreloadedQuery<Q>;
  readonly Page: ComponentType<{ queryRef: PreloadedQuery<Q> }>;
  readonly Skeleton: ComponentType;
};

/** A page with its query, and a placeholder until the data arrives. */
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

/** Starts live updates after the page is shown. */
function listenWhenIdle(): () => void {
  const timer = setTimeout(async () => {
    // Without live updates the page still works; the next page retries.
    const live = await import('../live/live-parts.ts').catch(() => null);
    live?.listenForChanges((batch) => {
      live.refreshShown(batch);
      live.refreshCartCount(batch);
    });
  }, LISTEN_AFTER_MS);
  return () => clearTimeout(timer);
}
