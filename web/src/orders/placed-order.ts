import { links, type OrderTabName } from '../links.ts';

/** What the page after an order gets of it, in the navigation state: only in this tab, never in a link. */
type PlacedState = { readonly placedAs: string; readonly paid?: PaidFacts | null };

/** What was paid with the order. */
export type PaidFacts = {
  readonly number: string;
  readonly amount: string;
  readonly currency: string;
  /** The bank has said that the money is taken. */
  readonly isConfirmed: boolean;
};

/** For the navigation from the checkout to the confirmation. `jobTypeCode` is the submission's. */
export function placedState(jobTypeCode: string): PlacedState {
  return { placedAs: jobTypeCode };
}

/** The same where the order was paid at once. */
export function paidState(jobTypeCode: string, paid: PaidFacts | null): PlacedState {
  return { ...placedState(jobTypeCode), paid };
}

/** What was paid with the order that was placed just now; null where nothing was. */
export function paidWith(state: unknown): PaidFacts | null {
  // The state is ours wherever it says how the order was placed.
  return placedAs(state) === null ? null : ((state as PlacedState).paid ?? null);
}

/** Type code of the order that was placed just now, or null when the page was opened in another way. */
export function placedAs(state: unknown): string | null {
  const isPlaced = typeof state === 'object' && state !== null && 'placedAs' in state;
  return isPlaced && typeof state.placedAs === 'string' ? state.placedAs : null;
}

/** The list that holds orders of a type (ordering spec section 4). */
const LISTS: Readonly<Record<string, (list: { tab: OrderTabName }) => string>> = {
  JO: links.jobOrders,
  SO: links.salesOrders,
  POS_LSO: links.salesOrders,
  PQ: links.quotes,
};

/** Address of the list, on its tab of new orders; a sales order that was confirmed at once stands in another one. */
export function newOrdersList(jobTypeCode: string, tab: OrderTabName = 'new'): string {
  return (LISTS[jobTypeCode] ?? links.jobOrders)({ tab });
}
