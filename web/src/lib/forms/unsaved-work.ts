/** Which forms of this tab hold something unsaved: the version check and the language switch ask. */

const dirty = new Set<symbol>();

/** Notes a form as unsaved; returns the function that takes it back. */
export function noteUnsavedWork(): () => void {
  const key = Symbol('form');
  dirty.add(key);
  return () => dirty.delete(key);
}

/** True while any form holds something unsaved. */
export function hasUnsavedWork(): boolean {
  return dirty.size > 0;
}
