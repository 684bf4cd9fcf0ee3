/** Code for live updates, loaded after the page is shown. */
export { listenForChanges } from './listen-for-changes.ts';
export { refreshCartCount } from './refresh-cart-count.ts';
export { refreshShown } from './refresh-shown.ts';
