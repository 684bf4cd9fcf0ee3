import { createHash } from 'node:crypto';

/** Minutes that a prepared document is kept. */
export const KEPT_MINUTES = 60;

/** Key of a prepared document's file in the store: its own, even where two say the same. */
export function preparedFileKey(id: string): string {
  return createHash('sha256').update(`prepared document ${id}`).digest('hex');
}
