/**
 * What this browser stores of its session. The tokens are in cookies that scripts cannot read; the mark only says
 * that there is a session and since when its access token runs, so that a refresh can come before a refusal.
 */
const KEY = 'aurifex.session';

/** Access tokens run 15 minutes (product rules); a minute is left for slow clocks and slow requests. */
export const ACCESS_LIFETIME_MS = 14 * 60_000;

/** Storage of the mark; the browser's `localStorage`, or a stand-in in tests. */
export type MarkStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Time (ms) of the last sign-in or refresh in any tab, or null without a session. */
export function sessionStartedAt(storage: MarkStorage = localStorage): number | null {
  const value = Number(storage.getItem(KEY));
  return Number.isFinite(value) && value > 0 ? value : null;
}

/** Notes that the access token was renewed at `now` (ms). */
export function markSession(now: number, storage: MarkStorage = localStorage): void {
  storage.setItem(KEY, String(now));
}

/** Removes the mark. */
export function clearSessionMark(storage: MarkStorage = localStorage): void {
  storage.removeItem(KEY);
}

/** True when there is a session whose access token has probably run out by `now` (ms). */
export function isAccessOld(now: number, storage: MarkStorage = localStorage): boolean {
  const startedAt = sessionStartedAt(storage);
  return startedAt !== null && now - startedAt > ACCESS_LIFETIME_MS;
}
