import { readFileSync } from 'node:fs';

/** The areas of the document, in its order. */
export const CALL_AREAS = {
  auth: 'Sign-in and sessions',
  customer: 'Customers, countries and states',
  cart: 'The cart and its checkout',
  catalog: 'Categories, products and prices',
  jobs: 'Job orders and notes on them',
  estimate: 'Estimates and metals',
  customOrders: 'Custom orders and their groups',
  wishlist: 'The wish list',
  quotes: 'Price quotes',
  salesOrders: 'Sales orders',
  invoices: 'Invoices and their documents',
  payments: 'Payments',
  customerCredit: 'Credits of customers',
  consignments: 'Outgoing consignments',
  settings: 'Statuses and settings',
  other: 'Shipping',
  user: "The caller's own profile and addresses",
} as const;

/** An area of the document. */
export type CallArea = keyof typeof CALL_AREAS;

/** Whether a call returns nothing, a bare value, or the envelope. */
export type CallShape = 'array' | 'empty' | 'envelope' | 'object' | 'paged';

/** A call of the specifications, which legacy clients may use, or one of our own. */
export interface DocumentedCall {
  readonly area: string;
  readonly method: string;
  readonly path: string;
  /** Names in the query string and in the body, as the specifications list them. */
  readonly query: string;
  readonly body: string;
  readonly shape: string;
}

/** The documented calls, in the order of the list. */
export function documentedCalls(): DocumentedCall[] {
  const [, ...rows] = readFileSync(new URL('./documented-calls.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return rows.map((row) => {
    const [area = '', method = '', path = '', query = '', body = '', , shape = ''] = row.split('\t');
    return { area, method, path, query, body, shape };
  });
}

/** A call as its route declares it. */
interface DeclaredCall {
  readonly method: string;
  readonly path: string;
  readonly own?: { readonly area: CallArea; readonly shape: CallShape };
}

/** All calls: the documented ones, then those that routes declare as our own. */
export function allCalls(routes: readonly DeclaredCall[]): DocumentedCall[] {
  const own = routes.flatMap(({ method, path, own }) =>
    own ? [{ ...own, method: method.toUpperCase(), path, query: '', body: '' }] : [],
  );
  return [...documentedCalls(), ...own];
}

/** Identity of a call: paths differ neither by case nor by the names of their parameters. */
export function callKey({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method.toUpperCase()} ${path.toLowerCase().replaceAll(/:\w+/g, ':')}`;
}
