import type { ChangeBatch } from './read-changes.ts';

const EVENT = 'aurifex:changes';

/** Tells whoever is on the page what changed. */
export function tellOfChanges(batch: ChangeBatch): void {
  window.dispatchEvent(new CustomEvent<ChangeBatch>(EVENT, { detail: batch }));
}

/** Calls with what changed, until the answer is called. */
export function onChanges(listener: (batch: ChangeBatch) => void): () => void {
  // All events of this name are dispatched above.
  const handle = (event: Event) => listener((event as CustomEvent<ChangeBatch>).detail);
  window.addEventListener(EVENT, handle);
  return () => window.removeEventListener(EVENT, handle);
}
