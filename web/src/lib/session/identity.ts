import { postToOtherTabs } from './session-channel.ts';
import { clearSessionMark, markSession } from './session-mark.ts';

/** Key of the last user name, stored on request (ordering spec section 9). */
const REMEMBERED_USER = 'rememberedUser';

/**
 * Key prefix of the cart: `shoppingCartCheckoutAddresses…`, ids stored per user and customer (product rules, section
 * 11), and `shoppingCartSessionId`.
 */
const CART_KEYS = 'shoppingCart';

/** Key prefix of recent items in the global search (`search/recent-items.ts`). */
export const RECENT_KEYS = 'aurifex.recent';

/** Key prefix of draft custom orders. */
export const DRAFT_KEYS = 'aurifex.draft';

/** Keys removed when the session ends. */
const FORGOTTEN = [CART_KEYS, RECENT_KEYS, DRAFT_KEYS];

/**
 * Continues with the identity in the new cookies. It loads the page, so no data of the previous user stays in memory.
 * `path` is a full path on this origin, with language prefix.
 */
export function continueAs(path: string): void {
  markSession(Date.now());
  postToOtherTabs('changed');
  window.location.assign(path);
}

/** Marks a sign-in that keeps the page: the same user signed in again in the dialog. */
export function resumeSession(): void {
  markSession(Date.now());
  postToOtherTabs('refreshed');
}

/** Removes the session with the stored data of cart, recent items and drafts from this browser, and opens `path`. */
export function endSession(path: string): void {
  clearSessionMark();
  for (const key of Object.keys(localStorage)) {
    if (FORGOTTEN.some((beginning) => key.startsWith(beginning))) localStorage.removeItem(key);
  }
  postToOtherTabs('signedOut');
  window.location.assign(path);
}

/** User name for the sign-in page, or an empty string. */
export function rememberedUser(): string {
  return localStorage.getItem(REMEMBERED_USER) ?? '';
}

/** Stores the user name for the next sign-in, or removes it. */
export function rememberUser(userName: string | null): void {
  if (userName === null) localStorage.removeItem(REMEMBERED_USER);
  else localStorage.setItem(REMEMBERED_USER, userName);
}
