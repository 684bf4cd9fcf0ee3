import type { ChangeBatch } from './read-changes.ts';

const EVENT = 'aurifex:changes';

/** Notifies listeners on the page of changes. */
export function tellOfChanges(batch: ChangeBatch): void {
  window.dispatchEvent(new CustomEvent<ChangeBatch>(EVENT, { detail: batch }));
}

/** Calls the listener with changes; returns a function that stops it. */
export function onChanges(listener: (batch: ChangeBatch) => void): () => void {
  // All events with this name are dispatched above.
  const handle = (event: Event) => listener((event as CustomEvent<ChangeBatch>).detail);
  window.addEventListener(EVENT, handle);
  return () => window.removeEventListener(EVENT, handle);
}
