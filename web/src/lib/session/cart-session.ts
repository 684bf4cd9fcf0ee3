/** Key of the session id of the cart that this browser works on (administration spec section 9). */
const KEY = 'shoppingCartSessionId';

/**
 * Session id of the cart that this browser works on: one that another program filled for the user, such as the old
 * portal. Null: the user's own cart, which is the same in every browser.
 */
export function cartSessionId(): string | null {
  return localStorage.getItem(KEY);
}

/** Works on another cart from now on; null or empty: on the user's own. */
export function chooseCart(sessionId: string | null): void {
  if (sessionId) localStorage.setItem(KEY, sessionId);
  else localStorage.removeItem(KEY);
}
