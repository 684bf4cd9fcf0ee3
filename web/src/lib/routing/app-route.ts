import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';
import type { Namespace } from '../i18n/namespace.ts';
import type { Permission } from '../session/permissions.ts';

/** The frame a page stands in. `backoffice` implies that the user is signed in. */
export type LayoutName = 'default' | 'storefront' | 'backoffice';

/** What the table of routes declares for every page. */
export type RouteFacts = {
  /** Without language prefix, parameters as `:name`, beginning with `/`. */
  readonly path: string;
  readonly layout: LayoutName;
  /**
   * `signedIn`: others are asked to sign in. The back office asks by itself; a page there says so where it needs no
   * permission. `visitors`: the signed-in go on to the page they start with. Absent: everyone.
   */
  readonly audience?: 'signedIn' | 'visitors';
  /** Permissions of which one is enough; empty: none needed. */
  readonly permissions: readonly Permission[];
  /** i18n key of the page title, with its namespace: `cart:title`. */
  readonly title: string;
  /** i18n key of what is said when its data cannot be read; a general sentence without. */
  readonly failure?: string;
  /** Texts that the page needs beside the shared ones. */
  readonly namespaces: readonly Namespace[];
};

/** One row of the table: the facts, and how the page is loaded and shown. */
export type AppRoute = RouteFacts & {
  readonly loader: (args: LoaderFunctionArgs) => Promise<unknown>;
  readonly Component: ComponentType;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
};

/** Frames by name; each is fetched with the first page that stands in it. */
export type Layouts = Readonly<Record<LayoutName, () => Promise<ComponentType>>>;
