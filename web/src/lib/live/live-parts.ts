/** What a page fetches after it is shown, to follow what others change. */
export { listenForChanges } from './listen-for-changes.ts';
export { refreshCartCount } from './refresh-cart-count.ts';
export { refreshShown } from './refresh-shown.ts';
