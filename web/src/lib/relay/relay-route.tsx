import type { ComponentType } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { ConcreteRequest, OperationType } from 'relay-runtime';
import { withoutLanguage } from '../i18n/language.ts';
import type { ChangedModel } from '../live/read-changes.ts';
import type { AppRoute } from '../routing/app-route.ts';
import { withReload } from '../routing/chunk-reload.ts';
import type { PageDeclaration } from '../routing/page-declaration.ts';
import { mayStart, preparePage } from '../routing/prepare-page.ts';
import { RouteTitle } from '../routing/RouteTitle.tsx';
import { peekShell } from '../session/shell.ts';
import { relayParts } from './relay-parts.ts';

/** Properties of a page. */
export type RelayPageProps<Q extends OperationType> = { queryRef: PreloadedQuery<Q> };

/** Source of a page's variables. Invalid values in the URL mean 'no filter', never an error. */
export type RouteAddress = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
};

type RelayRouteOptions<Q extends OperationType, List> = PageDeclaration & {
  /**
   * Loads the list of the page, or the one from which it was opened, to parse the URL. It loads with the query, to keep
   * the route table small. `async () => (await import('./_lib/job-list.ts')).jobList`
   */
  readonly list?: () => Promise<List>;
  /**
   * Loads the generated artifact in a small separate bundle, to keep the route table small and to start the request
   * before the page's code arrives. `() => import('./__generated__/CartPageQuery.graphql.ts')`
   */
  readonly query: () => Promise<{ readonly default: ConcreteRequest }>;
  readonly variables: (address: RouteAddress, list: List) => Q['variables'];
  /** Page size variable of a list page: on return, it shows as many rows as were loaded. */
  readonly rowsVariable?: keyof Q['variables'] & string;
  /** Kinds of rows on the page, which is updated live while on screen. */
  readonly shows?: readonly ChangedModel[];
  /**
   * Called when the page is entered, not when its query string changes. Returns another query string to redirect to, or
   * null. If it fails, the page opens with the requested one.
   */
  readonly opening?: (search: URLSearchParams, list: List) => Promise<string | null>;
  readonly page: () => Promise<ComponentType<RelayPageProps<Q>>>;
  /** Placeholder with the size of the page until its data arrives. Keep it small, because it loads before the data. */
  readonly skeleton: () => Promise<ComponentType>;
};

type Loaded<Q extends OperationType> = {
  readonly queryRef: PreloadedQuery<Q>;
  readonly Page: ComponentType<RelayPageProps<Q>>;
  readonly Skeleton: ComponentType;
  readonly RelayPage: Awaited<ReturnType<typeof relayParts>>['RelayPage'];
};

/**
 * A route with one query, which the router starts together with the page's code, texts and the viewer. If only the
 * query string changes, the page stays on screen while new data loads; a new path shows the placeholder. If the
 * variables do not change (a selection, an open panel), no request is made.
 */
export function relayRoute<Q extends OperationType, List = undefined>(
  options: RelayRouteOptions<Q, List>,
): AppRoute {
  const { list, query, variables, rowsVariable, shows, opening, page, skeleton, ...facts } = options;
  let known: List | undefined;

  async function listOfRoute(): Promise<List> {
    known ??= list && (await withReload(list));
    return known as List; // undefined only where the route has no list
  }

  async function loader({ request, params }: LoaderFunctionArgs): Promise<Loaded<Q>> {
    const search = new URL(request.url).searchParams;
    const start = async () => {
      const [{ startQuery }, artifact, found] = await Promise.all([
        relayParts(),
        withReload(query),
        listOfRoute(),
      ]);
      return startQuery<Q>(artifact.default, variables({ params, search }, found), request.signal, {
        rowsVariable,
        shows,
        isAboutOne: facts.path.includes(':'),
      });
    };
    const isEarly = mayStart(facts, request);
    const early = isEarly ? start() : null;
    const isEntry = isEntered(request);
    const enter = async () => {
      if (!opening || !isEntry) return null;
      return opening(search, await listOfRoute()).catch(() => null);
    };
    const target = isEarly ? enter() : null;
    try {
      const [Page, Skeleton] = await preparePage(facts, request, () => Promise.all([page(), skeleton()]));
      const onward = await (target ?? enter());
      if (onward !== null) throw redirect(withoutLanguage(new URL(request.url).pathname) + onward);
      const { RelayPage } = await relayParts();
      return { queryRef: await (early ?? start()), Page, Skeleton, RelayPage };
    } catch (error) {
      early?.then((queryRef) => queryRef.dispose()).catch(() => {});
      throw error;
    }
  }

  function RelayRoute() {
    const { RelayPage, ...parts } = useLoaderData<Loaded<Q>>();
    return (
      <>
        <RouteTitle titleKey={facts.title} />
        <RelayPage {...parts} />
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
      if (list && !known) return defaultShouldRevalidate;
      const found = known as List; // see above
      const before = variables({ params: currentParams, search: currentUrl.searchParams }, found);
      const after = variables({ params: nextParams, search: nextUrl.searchParams }, found);
      return JSON.stringify(before) !== JSON.stringify(after);
    },
  };
}

/**
 * Whether a request comes from another page or is the first one; during navigation, the browser still has the previous
 * URL.
 */
function isEntered({ url }: Request): boolean {
  return peekShell() === null || new URL(url).pathname !== window.location.pathname;
}
