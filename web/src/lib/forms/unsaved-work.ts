/** Forms of this tab with unsaved input; the version check and the language switch use it. */

const dirty = new Set<symbol>();

/** Marks a form as unsaved; returns a function that removes the mark. */
export function noteUnsavedWork(): () => void {
  const key = Symbol('form');
  dirty.add(key);
  return () => dirty.delete(key);
}

/** Whether any form has unsaved input. */
export function hasUnsavedWork(): boolean {
  return dirty.size > 0;
}
