import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';
import type { Namespace } from '../i18n/namespace.ts';
import type { Permission } from '../session/permissions.ts';

/** The layout of a page. `backoffice` requires sign-in. */
type LayoutName = 'default' | 'storefront' | 'backoffice';

/** Declared properties of every route. */
export type RouteFacts = {
  /** Starts with `/`, without language prefix; parameters as `:name`. */
  readonly path: string;
  readonly layout: LayoutName;
  /**
   * `signedIn`: visitors are asked to sign in (implied in the back office; declare it there for pages without
   * permissions). `visitors`: signed-in users are redirected to their start page. Default: everyone.
   */
  readonly audience?: 'signedIn' | 'visitors';
  /** One of these permissions is required; empty: none. */
  readonly permissions: readonly Permission[];
  /** i18n key of the page title, with its namespace: `cart:title`. */
  readonly title: string;
  /** i18n key of the text for failed data; default: a general sentence. */
  readonly failure?: string;
  /** Text namespaces of the page in addition to the shared ones. */
  readonly namespaces: readonly Namespace[];
};

/** A row of the route table: the properties, and how the page is loaded and rendered. */
export type AppRoute = RouteFacts & {
  readonly loader: (args: LoaderFunctionArgs) => Promise<unknown>;
  readonly Component: ComponentType;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
};

/** Layouts by name; each is loaded with its first page. */
export type Layouts = Readonly<Record<LayoutName, () => Promise<ComponentType>>>;
