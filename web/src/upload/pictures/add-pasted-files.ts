import type { ClipboardEvent } from 'react';

/** Adds files pasted anywhere on a page that accepts pictures. False if there are none. */
export function addPastedFiles(event: ClipboardEvent, add: (files: readonly File[]) => void): boolean {
  const files = [...event.clipboardData.files];
  if (files.length === 0) return false;
  event.preventDefault();
  add(files);
  return true;
}
