/** Whether the cart side panel is open (ordering spec section 4), for `useSyncExternalStore`. */

let isOpen = false;
let isExpected = false;
let isCheckoutShown = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

/**
 * Opens the side panel from the badge, or after adding a piece. It stays closed on the checkout page, which shows the
 * same.
 */
export function openCartPanel(): void {
  if (!isCheckoutShown) set(true);
}

/** Closes the side panel. */
export function closeCartPanel(): void {
  set(false);
}

/** The checkout visibility flag (ordering spec section 4), set when the checkout appears or disappears. */
export function setCheckoutShown(isShown: boolean): void {
  isCheckoutShown = isShown;
  if (isShown) set(false);
}

/** Marks a page that is likely to open the panel, so that its code is prefetched. */
export function expectCartPanel(): void {
  isExpected = true;
  for (const listener of listeners) listener();
}

/** Whether a page expects the side panel. */
export function isCartPanelExpected(): boolean {
  return isExpected;
}

/** Whether the side panel is open. */
export function isCartPanelOpen(): boolean {
  return isOpen;
}

/** For `useSyncExternalStore`. */
export function subscribeToCartPanel(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
