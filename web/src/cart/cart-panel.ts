/** The cart side panel is open or closed (ordering spec section 4); for `useSyncExternalStore`. */

let isOpen = false;
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

/** True while the side panel is open. */
export function isCartPanelOpen(): boolean {
  return isOpen;
}

/** For `useSyncExternalStore`. */
export function subscribeToCartPanel(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
