import type { RouteFacts } from './app-route.ts';

/**
 * Declared properties of a route that browsers do not need: its menu entry, which `npm run gen` collects, and data for
 * the page checks. The build removes them (`web/build/without-declarations.ts`).
 */
export type PageDeclaration = RouteFacts & {
  /** Its entry in the back office menu; default: none. */
  readonly menu?: MenuEntry;
  readonly weight: PageWeight;
  /** How the checks open the page in each of its states. */
  readonly visits: readonly [PageVisit, ...PageVisit[]];
};

/** A menu entry. It links to the route and is visible with the route's first permission. */
export type MenuEntry = {
  /** Key of its text in the namespace `menu`, which is generated from the names of all entries. */
  readonly key: string;
  readonly group: MenuGroup;
  /** Position in the menu from the top; phones show the first four in the bottom bar. */
  readonly rank: number;
  /** Stable id and code of the page as a start page. */
  readonly module: { readonly id: number; readonly code: `CP_${string}` };
  /** Key of its name, such as `shell:menu.cart`; by default the title of the page. */
  readonly name?: `${string}:${string}`;
  readonly icon: Extract<keyof typeof import('react-icons/lu'), `Lu${string}`>;
};

/** Menu groups, in the order on wide screens. */
export const MENU_GROUPS = ['order', 'track', 'money', 'account', 'manage'] as const;

/** A group of the menu. */
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** Maximum JavaScript of a route, in kB with brotli (1 kB is 1,000 bytes). */
export type PageWeight = {
  /** Until the page is complete in an empty browser. */
  readonly firstLoad: number;
  /** In addition to another page of its layout. */
  readonly further: number;
};

/** User who opens a page in checks: a visitor, or an account of the demo data (`web/e2e/pages/actors.ts`). */
export type PageActor =
  | 'visitor'
  | 'buyer'
  | 'approver'
  | 'owner'
  | 'production'
  | 'administrator'
  | 'viewer';

/** A way to open a page. */
export type PageVisit = {
  readonly as: PageActor;
  /**
   * Query string for the path of the route, or a whole path; default: the path. `:job`, `:jobId` and `:order` are the
   * newest ones that the user sees.
   */
  readonly at?: string;
  /**
   * Expected title: `heading`: the page's heading; `missing`: the not-found title; otherwise a key with its namespace
   * (`code` is that of `:order`). Default: the title of the route.
   */
  readonly title?: 'heading' | 'missing' | `${string}:${string}`;
};
