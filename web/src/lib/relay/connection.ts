/** Whether the server answers, and whether it tells of changes; for `useSyncExternalStore`. */

let isLost = false;
let isLive = true;
let since: number | null = null;
const listeners = new Set<() => void>();

function note(change: () => void): void {
  const before = `${isLost} ${isLive}`;
  change();
  if (before === `${isLost} ${isLive}`) return;
  since = isLost || !isLive ? (since ?? Date.now()) : null;
  for (const listener of listeners) listener();
}

/** Noted by every request: whether anything answered. */
export function noteConnection(hasAnswered: boolean): void {
  note(() => {
    isLost = !hasAnswered;
  });
}

/** Noted by whoever listens for changes: whether the server is heard. */
export function noteLive(isHeard: boolean): void {
  note(() => {
    isLive = isHeard;
  });
}

/** True from a request that reached nothing until one that does. */
export function isConnectionLost(): boolean {
  return isLost;
}

/** Time (ms) since when what is shown may be old; null while it is not. */
export function staleSince(): number | null {
  return since;
}

/** Calls at every change; returns the function that stops it. */
export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
