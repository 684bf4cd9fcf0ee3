import { createHash } from 'node:crypto';

const ids = new WeakMap<object, string>();

/** The id of a persisted document: the SHA-256 hash of its text. */
export function documentId(document: { toString(): string }): string {
  const known = ids.get(document);
  if (known !== undefined) return known;
  const id = createHash('sha256').update(document.toString()).digest('hex');
  ids.set(document, id);
  return id;
}
