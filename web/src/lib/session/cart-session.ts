import { links } from '../../links.ts';

/** Key of the session id of the cart that this browser works on (administration spec section 9). */
const KEY = 'shoppingCartSessionId';

/** As long as session ids may be. */
const MAX_LENGTH = 64;

/**
 * Session id of the cart that this browser works on: one that another program filled for the user, such as the old
 * portal. Null: the user's own cart, which is the same in every browser.
 */
export function cartSessionId(): string | null {
  return localStorage.getItem(KEY) || null;
}

/** Works on another cart from now on; null or empty: on the user's own. */
export function chooseCart(sessionId: string | null): void {
  if (sessionId) localStorage.setItem(KEY, sessionId.slice(0, MAX_LENGTH));
  else localStorage.removeItem(KEY);
}

/**
 * The page was opened with the session id of a cart (`/backoffice/shopping-cart?sessionId=…`) by the program that filled
 * it. Called before anything is asked of the server.
 */
export function keepCartOfAddress(path: string, search: string): void {
  const sessionId = new URLSearchParams(search).get('sessionId');
  if (path === links.cart() && sessionId !== null) chooseCart(sessionId);
}
