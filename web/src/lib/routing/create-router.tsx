import type { ReactNode } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { type AppLanguage, routerBasename } from '../i18n/language.ts';
import { loadShell } from '../session/shell.ts';
import type { AppRoute, Layouts } from './app-route.ts';
import { withReload } from './chunk-reload.ts';

type RouterParts = {
  readonly table: readonly AppRoute[];
  readonly layouts: Layouts;
  /** Wraps all layouts: providers that need the router, the progress bar, the toasts. */
  readonly root: ReactNode;
  /** Shown until the first page is ready. */
  readonly splash: ReactNode;
  /** Shown in the layout if a page failed, with the text of its route. */
  readonly pageError: (failure: string | undefined) => ReactNode;
  /** Shown instead of the whole page if the shell failed. */
  readonly rootError: ReactNode;
  readonly notFound: ReactNode;
};

/**
 * The router of one language, from the route table. French uses the same table with the basename `/fr`; links and
 * redirects stay in the page's language.
 */
export function createRouter(language: AppLanguage, parts: RouterParts) {
  const { table, layouts, root, splash, pageError, rootError, notFound } = parts;
  const frames = (['default', 'storefront', 'backoffice'] as const).map(
    (name): RouteObject => ({
      lazy: async () => ({ Component: await withReload(layouts[name]) }),
      children: [
        ...table.filter((route) => route.layout === name).map((route) => toRouteObject(route, pageError)),
        // Unknown URLs use the storefront layout (administration spec section 2).
        ...(name === 'storefront' ? [{ path: '*', element: notFound }] : []),
      ],
    }),
  );
  return createBrowserRouter(
    [
      {
        element: root,
        errorElement: rootError,
        HydrateFallback: () => splash,
        loader: () => loadShell(),
        shouldRevalidate: () => false,
        children: frames,
      },
    ],
    { basename: routerBasename(language) },
  );
}

function toRouteObject(route: AppRoute, pageError: RouterParts['pageError']): RouteObject {
  const { path, loader, Component, failure, shouldRevalidate } = route;
  return {
    path,
    loader,
    Component,
    errorElement: pageError(failure),
    ...(shouldRevalidate && { shouldRevalidate }),
  };
}
