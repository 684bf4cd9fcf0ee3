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

/** What a page gets from its route. */
export type RelayPageProps<Q extends OperationType> = { queryRef: PreloadedQuery<Q> };

/** Where the variables of a page come from; unknown values in the address mean 'no filter', never an error. */
export type RouteAddress = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
};

type RelayRouteOptions<Q extends OperationType, List> = PageDeclaration & {
  /**
   * What reads the list of the page, or the one it was opened from, out of the address; fetched beside the query, so
   * that the table of routes stays light. `async () => (await import('./_lib/job-list.ts')).jobList`
   */
  readonly list?: () => Promise<List>;
  /**
   * Fetches the generated artifact: a small file of its own, so that the table of routes stays light and the request
   * need not wait for the page's code. `() => import('./__generated__/CartPageQuery.graphql.ts')`
   */
  readonly query: () => Promise<{ readonly default: ConcreteRequest }>;
  readonly variables: (address: RouteAddress, list: List) => Q['variables'];
  /** The variable with the rows of a page, where the page is a list: coming back shows as many as were loaded. */
  readonly rowsVariable?: keyof Q['variables'] & string;
  /** Kinds of rows on the page: while it is on screen, it follows what anybody changes of them. */
  readonly shows?: readonly ChangedModel[];
  /**
   * Asked when the page is entered, not when its query string changes: another query string to go on to, or null. Its
   * failure lets the page open as asked.
   */
  readonly opening?: (search: URLSearchParams, list: List) => Promise<string | null>;
  readonly page: () => Promise<ComponentType<RelayPageProps<Q>>>;
  /** Shown in the page's place until its data arrives; has the page's measures. Small: it comes before the data. */
  readonly skeleton: () => Promise<ComponentType>;
};

type Loaded<Q extends OperationType> = {
  readonly queryRef: PreloadedQuery<Q>;
  readonly Page: ComponentType<RelayPageProps<Q>>;
  readonly Skeleton: ComponentType;
  readonly RelayPage: Awaited<ReturnType<typeof relayParts>>['RelayPage'];
};

/**
 * A route with one query, started by the router together with the page's code, texts and the viewer. A change of the
 * query string alone keeps the page on screen while the new data comes; a new path shows the skeleton. A change that
 * leaves the variables as they are (a selection, an open panel) asks nothing.
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

/** Whether a request comes from another page or opens the document; the address in the browser is the former one until it is answered. */
function isEntered({ url }: Request): boolean {
  return peekShell() === null || new URL(url).pathname !== window.location.pathname;
}
