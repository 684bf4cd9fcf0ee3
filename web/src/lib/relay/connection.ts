/** Whether the server answers, as the latest request found it; for `useSyncExternalStore`. */

let isLost = false;
const listeners = new Set<() => void>();

/** Noted by every request: whether anything answered. */
export function noteConnection(hasAnswered: boolean): void {
  if (isLost === !hasAnswered) return;
  isLost = !hasAnswered;
  for (const listener of listeners) listener();
}

/** True from a request that reached nothing until one that does. */
export function isConnectionLost(): boolean {
  return isLost;
}

/** Calls at every change; returns the function that stops it. */
export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
