/** Forms of this tab with unsaved input; the version check and the language switch use it. */

const dirty = new Set<symbol>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Marks a form as unsaved; returns a function that removes the mark. Until then, closing or reloading the tab asks
 * first.
 */
export function noteUnsavedWork(): () => void {
  const key = Symbol('form');
  dirty.add(key);
  window.addEventListener('beforeunload', ask);
  return () => {
    dirty.delete(key);
    if (dirty.size === 0) window.removeEventListener('beforeunload', ask);
  };
}

/** Whether any form has unsaved input. */
export function hasUnsavedWork(): boolean {
  return dirty.size > 0;
}
