/** The cart side panel is open or closed (ordering spec section 4); for `useSyncExternalStore`. */

let isOpen = false;
let isExpected = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

/** Opens the side panel: from the badge, or after adding a piece. */
export function openCartPanel(): void {
  set(true);
}

/** Closes the side panel. */
export function closeCartPanel(): void {
  set(false);
}

/** A page on which the panel is likely to open: its code is fetched before. */
export function expectCartPanel(): void {
  isExpected = true;
  for (const listener of listeners) listener();
}

/** True once a page expects the side panel. */
export function isCartPanelExpected(): boolean {
  return isExpected;
}

/** True while the side panel is open. */
export function isCartPanelOpen(): boolean {
  return isOpen;
}

/** For `useSyncExternalStore`. */
export function subscribeToCartPanel(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
