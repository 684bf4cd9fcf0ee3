/**
 * The session data in this browser's storage. The tokens are in cookies that scripts cannot read. The mark only shows
 * that there is a session and when its access token was issued, so that it can be refreshed before a refusal.
 */
const KEY = 'aurifex.session';

/** Access tokens are valid for 15 minutes (product rules), minus a minute for slow clocks and requests. */
export const ACCESS_LIFETIME_MS = 14 * 60_000;

/** Storage of the mark: the browser's `localStorage`, or a test storage. */
export type MarkStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Time (ms) of the last sign-in or refresh in any tab, or null without a session. */
export function sessionStartedAt(storage: MarkStorage = localStorage): number | null {
  const value = Number(storage.getItem(KEY));
  return Number.isFinite(value) && value > 0 ? value : null;
}

/** Stores that the access token was renewed at `now` (ms). */
export function markSession(now: number, storage: MarkStorage = localStorage): void {
  storage.setItem(KEY, String(now));
}

/** Removes the mark. */
export function clearSessionMark(storage: MarkStorage = localStorage): void {
  storage.removeItem(KEY);
}

/** Whether there is a session whose access token has probably expired at `now` (ms). */
export function isAccessOld(now: number, storage: MarkStorage = localStorage): boolean {
  const startedAt = sessionStartedAt(storage);
  return startedAt !== null && now - startedAt > ACCESS_LIFETIME_MS;
}
