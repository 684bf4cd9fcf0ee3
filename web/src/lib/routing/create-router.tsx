import type { ReactNode } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { type AppLanguage, routerBasename } from '../i18n/language.ts';
import { loadShell } from '../session/shell.ts';
import type { AppRoute, Layouts } from './app-route.ts';
import { withReload } from './chunk-reload.ts';

type RouterParts = {
  readonly table: readonly AppRoute[];
  readonly layouts: Layouts;
  /** Wraps every layout: providers that need the router, the progress bar, the toasts. */
  readonly root: ReactNode;
  /** Shown until the first page is ready. */
  readonly splash: ReactNode;
  /** A page failed: shown inside its layout, with what its route says of it. */
  readonly pageError: (failure: string | undefined) => ReactNode;
  /** The shell itself failed: shown alone. */
  readonly rootError: ReactNode;
  readonly notFound: ReactNode;
};

/**
 * The router of one language, made from the one table. French is the same table under the basename `/fr`; every
 * `<Link>` and redirect stays in the language of the page.
 */
export function createRouter(language: AppLanguage, parts: RouterParts) {
  const { table, layouts, root, splash, pageError, rootError, notFound } = parts;
  const frames = (['default', 'storefront', 'backoffice'] as const).map(
    (name): RouteObject => ({
      lazy: async () => ({ Component: await withReload(layouts[name]) }),
      children: [
        ...table.filter((route) => route.layout === name).map((route) => toRouteObject(route, pageError)),
        // Unknown addresses stand in the storefront's frame (administration spec section 2).
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
