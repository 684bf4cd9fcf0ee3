import { RECENT_KEYS } from '../lib/session/identity.ts';

/** Recent items that are kept of a user. */
const MOST = 8;

const keyOf = (userId: number) => `${RECENT_KEYS}:${userId}`;

/** Ids of what a user opened last from the search, the last first. Ids alone: what they are, the server tells. */
export function recentIds(userId: number): readonly string[] {
  let stored: unknown = null;
  try {
    stored = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
  } catch {
    // Somebody else's text under our key names nothing.
  }
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MOST) : [];
}

/** Puts an item first among those of a user. */
export function rememberItem(userId: number, id: string): void {
  const ids = [id, ...recentIds(userId).filter((each) => each !== id)];
  localStorage.setItem(keyOf(userId), JSON.stringify(ids.slice(0, MOST)));
}
