import { links, type OrderTabName } from '../links.ts';

/** Navigation state of the page after an order. Exists only in this tab, never in a link. */
type PlacedState = { readonly placedAs: string; readonly paid?: PaidFacts | null };

/** The payment of the order. */
export type PaidFacts = {
  readonly number: string;
  readonly amount: string;
  readonly currency: string;
  /** The bank has confirmed the capture. */
  readonly isConfirmed: boolean;
};

/** State for the navigation from checkout to confirmation. `jobTypeCode` is the submission’s. */
export function placedState(jobTypeCode: string): PlacedState {
  return { placedAs: jobTypeCode };
}

/** The same for an order that was paid immediately. */
export function paidState(jobTypeCode: string, paid: PaidFacts | null): PlacedState {
  return { ...placedState(jobTypeCode), paid };
}

/** The payment of the order just placed; null if nothing was paid. */
export function paidWith(state: unknown): PaidFacts | null {
  // The state has this type if it contains `placedAs`.
  return placedAs(state) === null ? null : ((state as PlacedState).paid ?? null);
}

/** Type code of the order just placed; null if the page was opened in another way. */
export function placedAs(state: unknown): string | null {
  const isPlaced = typeof state === 'object' && state !== null && 'placedAs' in state;
  return isPlaced && typeof state.placedAs === 'string' ? state.placedAs : null;
}

/** The list with orders of a type (ordering spec section 4). */
const LISTS: Readonly<Record<string, (list: { tab: OrderTabName }) => string>> = {
  JO: links.jobOrders,
  SO: links.salesOrders,
  POS_LSO: links.salesOrders,
  PQ: links.quotes,
};

/** URL of the list on its tab of new orders. An immediately confirmed sales order is in another tab. */
export function newOrdersList(jobTypeCode: string, tab: OrderTabName = 'new'): string {
  return (LISTS[jobTypeCode] ?? links.jobOrders)({ tab });
}
