import { type ComponentType, Suspense } from 'react';
import { loadQuery, type PreloadedQuery } from 'react-relay/hooks';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import type { ConcreteRequest, OperationType } from 'relay-runtime';
import type { AppRoute, RouteFacts } from '../routing/app-route.ts';
import { withReload } from '../routing/chunk-reload.ts';
import { mayStart, preparePage } from '../routing/prepare-page.ts';
import { RouteTitle } from '../routing/RouteTitle.tsx';
import { environment } from './environment.ts';
import { useQueryDisposal } from './useQueryDisposal.ts';

/** What a page gets from its route. */
export type RelayPageProps<Q extends OperationType> = { queryRef: PreloadedQuery<Q> };

/** Where the variables of a page come from; unknown values in the address mean 'no filter', never an error. */
export type RouteAddress = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
};

type RelayRouteOptions<Q extends OperationType> = RouteFacts & {
  /**
   * Fetches the generated artifact: a small file of its own, so that the table of routes stays light and the request
   * need not wait for the page's code. `() => import('./__generated__/CartPageQuery.graphql.ts')`
   */
  readonly query: () => Promise<{ readonly default: ConcreteRequest }>;
  readonly variables: (address: RouteAddress) => Q['variables'];
  readonly page: () => Promise<ComponentType<RelayPageProps<Q>>>;
  /** Shown in the page's place until its data arrives; has the page's measures. Small: it comes before the data. */
  readonly skeleton: () => Promise<ComponentType>;
};

type Loaded<Q extends OperationType> = {
  readonly queryRef: PreloadedQuery<Q>;
  readonly Page: ComponentType<RelayPageProps<Q>>;
  readonly Skeleton: ComponentType;
};

/**
 * A route with one query, started by the router together with the page's code, texts and the viewer. A change of the
 * query string alone keeps the page on screen while the new data comes; a new path shows the skeleton. A change that
 * leaves the variables as they are (a selection, an open panel) asks nothing.
 */
export function relayRoute<Q extends OperationType>(options: RelayRouteOptions<Q>): AppRoute {
  const { query, variables, page, skeleton, ...facts } = options;

  async function loader({ request, params }: LoaderFunctionArgs): Promise<Loaded<Q>> {
    const search = new URL(request.url).searchParams;
    const start = async () => {
      const artifact = await withReload(query);
      const queryRef = loadQuery<Q>(environment, artifact.default, variables({ params, search }), {
        fetchPolicy: 'store-and-network',
      });
      // A navigation that was overtaken never renders its reference.
      if (request.signal.aborted) queryRef.dispose();
      else request.signal.addEventListener('abort', () => queryRef.dispose());
      return queryRef;
    };
    const early = mayStart(facts, request) ? start() : null;
    try {
      const [Page, Skeleton] = await preparePage(facts, request, () => Promise.all([page(), skeleton()]));
      return { queryRef: await (early ?? start()), Page, Skeleton };
    } catch (error) {
      early?.then((queryRef) => queryRef.dispose()).catch(() => {});
      throw error;
    }
  }

  function RelayRoute() {
    const { queryRef, Page, Skeleton } = useLoaderData<Loaded<Q>>();
    const { pathname } = useLocation();
    useQueryDisposal(queryRef);
    return (
      <>
        <RouteTitle titleKey={facts.title} />
        <Suspense key={pathname} fallback={<Skeleton />}>
          <Page queryRef={queryRef} />
        </Suspense>
      </>
    );
  }

  return {
    ...facts,
    loader,
    Component: RelayRoute,
    shouldRevalidate: ({ currentUrl, nextUrl, currentParams, nextParams, defaultShouldRevalidate }) => {
      if (currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname)
        return defaultShouldRevalidate;
      const before = variables({ params: currentParams, search: currentUrl.searchParams });
      const after = variables({ params: nextParams, search: nextUrl.searchParams });
      return JSON.stringify(before) !== JSON.stringify(after);
    },
  };
}
