import { type ComponentType, type ReactNode, Suspense } from 'react';
import { loadQuery, type PreloadedQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { useLocation } from 'react-router';
import type { ConcreteRequest, OperationType } from 'relay-runtime';
import { environment } from './environment.ts';
import { useQueryDisposal } from './useQueryDisposal.ts';

/** Gives what is below it the one Relay environment. */
export function RelayRoot({ children }: { children?: ReactNode }) {
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>;
}

/** Starts the query of a page. A navigation that was overtaken never renders its reference: `signal` releases it. */
export function startQuery<Q extends OperationType>(
  query: ConcreteRequest,
  variables: Q['variables'],
  signal: AbortSignal,
): PreloadedQuery<Q> {
  const queryRef = loadQuery<Q>(environment, query, variables, { fetchPolicy: 'store-and-network' });
  if (signal.aborted) queryRef.dispose();
  else signal.addEventListener('abort', () => queryRef.dispose());
  return queryRef;
}

type RelayPageParts<Q extends OperationType> = {
  readonly queryRef: PreloadedQuery<Q>;
  readonly Page: ComponentType<{ queryRef: PreloadedQuery<Q> }>;
  readonly Skeleton: ComponentType;
};

/** A page over its query, with the skeleton until the data is there. */
export function RelayPage<Q extends OperationType>({ queryRef, Page, Skeleton }: RelayPageParts<Q>) {
  const { pathname } = useLocation();
  useQueryDisposal(queryRef);
  return (
    <RelayRoot>
      <Suspense key={pathname} fallback={<Skeleton />}>
        <Page queryRef={queryRef} />
      </Suspense>
    </RelayRoot>
  );
}
