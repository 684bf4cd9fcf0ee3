import { links } from '../../links.ts';
import { chooseCart } from './cart-session.ts';

/** As long as session ids may be. */
const MAX_LENGTH = 64;

/**
 * The page was opened with the session id of a cart (`/backoffice/shopping-cart?sessionId=…`) by the program that filled
 * it. Called before anything is asked of the server.
 */
export function keepCartOfAddress(path: string, search: string): void {
  const sessionId = new URLSearchParams(search).get('sessionId');
  if (path === links.cart() && sessionId !== null) chooseCart(sessionId.slice(0, MAX_LENGTH));
}
