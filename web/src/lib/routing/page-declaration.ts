import type { RouteFacts } from './app-route.ts';

/**
 * What a route declares beside the facts that browsers need: its menu entry, which `npm run gen` gathers, and what the
 * checks of pages read. The build takes these properties out (`web/build/without-declarations.ts`).
 */
export type PageDeclaration = RouteFacts & {
  /** Its entry in the menu of the back office; absent: it has none. */
  readonly menu?: MenuEntry;
  readonly weight: PageWeight;
  /** How the checks open the page, in each of the states that it was designed for. */
  readonly visits: readonly [PageVisit, ...PageVisit[]];
};

/** An entry of the menu. It leads to the path of the route and shows to who holds its first permission. */
export type MenuEntry = {
  readonly key: MenuKey;
  readonly group: MenuGroup;
  /** Place in the whole menu, from the top: a phone shows the first four in its bar. */
  readonly rank: number;
  readonly icon: Extract<keyof typeof import('react-icons/lu'), `Lu${string}`>;
};

/** Key of the text of an entry, in `shell:menu`. */
export type MenuKey = keyof typeof import('../i18n/_locales/en.json')['shell']['menu'];

/** Groups of the menu, in the order of a wide screen. */
export const MENU_GROUPS = ['order', 'track', 'money', 'account', 'manage'] as const;

/** A group of the menu. */
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** Most JavaScript that a route may bring, in kB with brotli (1 kB is 1,000 bytes). */
export type PageWeight = {
  /** Until its page stands complete in an empty browser. */
  readonly firstLoad: number;
  /** What it may add where another page of its layout has been opened. */
  readonly further: number;
};

/** Who opens pages in checks: nobody, or an account of the demo data (`web/e2e/pages/actors.ts`). */
export type PageActor =
  | 'visitor'
  | 'buyer'
  | 'approver'
  | 'owner'
  | 'production'
  | 'administrator'
  | 'viewer';

/** One way to open a page. */
export type PageVisit = {
  readonly as: PageActor;
  /**
   * Where: a query string of the path of the route, or a whole path; absent: the path. `:job`, `:jobId` and `:order` are the
   * newest that the actor sees.
   */
  readonly at?: string;
  /**
   * Title that is expected: `heading`: that of the page; `missing`: that of a page that is not there; else a key with its
   * namespace (`code` is that of `:order`). Absent: the title of the route.
   */
  readonly title?: 'heading' | 'missing' | `${string}:${string}`;
};
