import { links } from '../links.ts';

/** What the page after an order gets of it, in the navigation state: only in this tab, never in a link. */
type PlacedState = { readonly placedAs: string };

/** For the navigation from the checkout to the confirmation. `jobTypeCode` is the submission's. */
export function placedState(jobTypeCode: string): PlacedState {
  return { placedAs: jobTypeCode };
}

/** Type code of the order that was placed just now, or null when the page was opened in another way. */
export function placedAs(state: unknown): string | null {
  const isPlaced = typeof state === 'object' && state !== null && 'placedAs' in state;
  return isPlaced && typeof state.placedAs === 'string' ? state.placedAs : null;
}

/** The list that holds new orders of a type (ordering spec section 4). */
const NEW_ORDERS: Readonly<Record<string, string>> = {
  JO: links.jobOrders({ tab: 'new' }),
  PQ: links.quotes({ tab: 'new' }),
};

/** Address of the list, on its tab of new orders. */
export function newOrdersList(jobTypeCode: string): string {
  return NEW_ORDERS[jobTypeCode] ?? links.jobOrders({ tab: 'new' });
}
