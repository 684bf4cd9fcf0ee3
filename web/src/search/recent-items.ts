import { RECENT_KEYS } from '../lib/session/identity.ts';

/** Maximum number of recent items per user. */
const MAX_ITEMS = 8;

const keyOf = (userId: number) => `${RECENT_KEYS}:${userId}`;

/**
 * Ids of the items that a user opened last from the search, latest first. Only ids are stored; their data comes from
 * the server.
 */
export function recentIds(userId: number): readonly string[] {
  let stored: unknown = null;
  try {
    stored = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
  } catch {
    // Foreign data under our key is ignored.
  }
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MAX_ITEMS) : [];
}

/** Adds an item at the front of a user's recent items. */
export function rememberItem(userId: number, id: string): void {
  const ids = [id, ...recentIds(userId).filter((each) => each !== id)];
  localStorage.setItem(keyOf(userId), JSON.stringify(ids.slice(0, MAX_ITEMS)));
}
