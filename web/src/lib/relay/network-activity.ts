/** Counts running page queries for the progress bar. */

let running = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  running += by;
  for (const listener of listeners) listener();
}

/** Counts `work` until it settles and returns its outcome. */
export async function counted<T>(work: Promise<T>): Promise<T> {
  change(1);
  try {
    return await work;
  } finally {
    change(-1);
  }
}

/** Whether a query is running. */
export function isNetworkBusy(): boolean {
  return running > 0;
}

/** For `useSyncExternalStore`. */
export function subscribeToNetwork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
