import { createHash } from 'node:crypto';

/** Lifetime of a prepared document, in minutes. */
export const KEPT_MINUTES = 60;

/** Key of a prepared document's file in the store. Documents with equal content have separate keys. */
export function preparedFileKey(id: string): string {
  return createHash('sha256').update(`prepared document ${id}`).digest('hex');
}
