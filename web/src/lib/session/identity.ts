import { tellOtherTabs } from './session-channel.ts';
import { clearSessionMark, markSession } from './session-mark.ts';

/** Key of the last user name, remembered on request (ordering spec section 9). */
const REMEMBERED_USER = 'rememberedUser';

/**
 * What keys of the cart begin with: `shoppingCartCheckoutAddresses…`, remembered as ids per user and customer (product
 * rules, section 11), and `shoppingCartSessionId`.
 */
const CART_KEYS = 'shoppingCart';

/** What keys of the global search's recent items begin with (`search/recent-items.ts`). */
export const RECENT_KEYS = 'aurifex.recent';

/** What keys of unfinished custom orders begin with. */
export const DRAFT_KEYS = 'aurifex.draft';

/** Nothing under these keys outlives the session. */
const FORGOTTEN = [CART_KEYS, RECENT_KEYS, DRAFT_KEYS];

/**
 * Goes on as the identity the server has just put into the cookies. A page load: nothing of the former user, no
 * price and no address, survives in memory. `path` is a whole path of this origin, language prefix included.
 */
export function continueAs(path: string): void {
  markSession(Date.now());
  tellOtherTabs('changed');
  window.location.assign(path);
}

/** Notes a sign-in that keeps the page: the same user signed in again over it. */
export function resumeSession(): void {
  markSession(Date.now());
  tellOtherTabs('refreshed');
}

/** Removes the session from this browser with what is stored of the cart, recent items and drafts, and opens `path`. */
export function endSession(path: string): void {
  clearSessionMark();
  for (const key of Object.keys(localStorage)) {
    if (FORGOTTEN.some((beginning) => key.startsWith(beginning))) localStorage.removeItem(key);
  }
  tellOtherTabs('signedOut');
  window.location.assign(path);
}

/** User name to offer on the sign-in page, or an empty string. */
export function rememberedUser(): string {
  return localStorage.getItem(REMEMBERED_USER) ?? '';
}

/** Stores the user name for the next sign-in, or removes it. */
export function rememberUser(userName: string | null): void {
  if (userName === null) localStorage.removeItem(REMEMBERED_USER);
  else localStorage.setItem(REMEMBERED_USER, userName);
}
