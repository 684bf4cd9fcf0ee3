import { useSyncExternalStore } from 'react';
import { preferredSystem, preferSystem, type SizeSystem } from './ring-size-system.ts';

const listeners = new Set<() => void>();

/** The preferred system of this browser’s user, shared by all fields of a page: `[system, prefer]`. */
export function useSizeSystem(): [SizeSystem, (system: SizeSystem) => void] {
  return [useSyncExternalStore(subscribe, preferredSystem), prefer];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function prefer(system: SizeSystem): void {
  preferSystem(system);
  for (const listener of listeners) listener();
}
