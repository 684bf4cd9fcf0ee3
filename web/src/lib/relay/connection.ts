/** State of the connection and of live updates, for `useSyncExternalStore`. */

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

/** Called by every request with whether there was an answer. */
export function noteConnection(hasAnswered: boolean): void {
  note(() => {
    isLost = !hasAnswered;
  });
}

/** Called with the state of the live connection. */
export function noteLive(isHeard: boolean): void {
  note(() => {
    isLive = isHeard;
  });
}

/** True after a request without an answer, until a request succeeds. */
export function isConnectionLost(): boolean {
  return isLost;
}

/** Time (ms) since when the data may be outdated; null if it is current. */
export function staleSince(): number | null {
  return since;
}

/** Calls the listener on every change; returns a function that stops it. */
export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
