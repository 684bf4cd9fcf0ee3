import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router';
import type { AppRoute } from './app-route.ts';
import type { PageDeclaration } from './page-declaration.ts';
import { preparePage } from './prepare-page.ts';
import { RouteTitle } from './RouteTitle.tsx';

type PageRouteOptions = PageDeclaration & {
  /** The page's component, imported when the route is opened. */
  readonly page: () => Promise<ComponentType>;
};

/** A route whose page needs no data: sign-in, blocked, the authorization error. */
export function pageRoute({ page, ...facts }: PageRouteOptions): AppRoute {
  function PageRoute() {
    const { Page } = useLoaderData<{ Page: ComponentType }>();
    return (
      <>
        <RouteTitle titleKey={facts.title} />
        <Page />
      </>
    );
  }

  return {
    ...facts,
    loader: async ({ request }) => ({ Page: await preparePage(facts, request, page) }),
    Component: PageRoute,
    shouldRevalidate: () => false,
  };
}
