import { links } from '../../links.ts';
import { chooseCart } from './cart-session.ts';

/** Maximum length of session ids. */
const MAX_LENGTH = 64;

/**
 * Stores the session id of a cart from the URL (`/backoffice/shopping-cart?sessionId=…`), with which another program
 * that filled the cart opens the page. Call it before the first request.
 */
export function keepCartOfAddress(path: string, search: string): void {
  const sessionId = new URLSearchParams(search).get('sessionId');
  if (path === links.cart() && sessionId !== null) chooseCart(sessionId.slice(0, MAX_LENGTH));
}
