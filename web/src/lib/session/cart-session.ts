/** Key of the session id of this browser's cart (administration spec section 9). */
const KEY = 'shoppingCartSessionId';

/**
 * Session id of this browser's cart, if another program such as the old portal filled it. Null: the user's own cart,
 * which is the same in every browser.
 */
export function cartSessionId(): string | null {
  return localStorage.getItem(KEY);
}

/** Switches to another cart; null or empty: the user's own. */
export function chooseCart(sessionId: string | null): void {
  if (sessionId) localStorage.setItem(KEY, sessionId);
  else localStorage.removeItem(KEY);
}
