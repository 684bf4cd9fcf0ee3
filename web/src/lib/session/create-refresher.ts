import type { RenewalTime } from './renewal-time.ts';
import type { SessionMessage } from './session-channel.ts';
import {
  ACCESS_LIFETIME_MS,
  clearSessionMark,
  isAccessOld,
  type MarkStorage,
  markSession,
  sessionStartedAt,
} from './session-mark.ts';

/** `ended`: the server refused, the user must sign in. `unreachable`: no answer; the session remains. */
export type RefreshOutcome = 'refreshed' | 'ended' | 'unreachable';

type Dependencies = {
  /** Requests new tokens from the server. */
  readonly send: () => Promise<RefreshOutcome>;
  /** Runs the work under a lock shared by all tabs. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  readonly broadcast: (message: SessionMessage) => void;
  readonly storage: MarkStorage;
  /** Time of the last renewal by any tab, which the mark may not show yet. */
  readonly renewalTime: RenewalTime;
  readonly now: () => number;
};

/** Renews the session for all tabs of the browser. */
type Refresher = {
  /** Renews the session unless another tab did so after `since` (ms), the time of the refused request. */
  refresh(since: number): Promise<RefreshOutcome>;
  /**
   * Renews the session if the access token has probably expired, so that a customer does not get a visitor's answers.
   */
  refreshIfOld(): Promise<RefreshOutcome | 'notNeeded'>;
};

/**
 * Allows one refresh at a time in this tab and, with the lock, in the browser. A tab that waited for the lock finds the
 * session renewed and sends nothing, so tabs never invalidate each other's refresh token.
 */
export function createRefresher({
  send,
  exclusively,
  broadcast,
  storage,
  renewalTime,
  now,
}: Dependencies): Refresher {
  let underWay: Promise<RefreshOutcome> | null = null;

  async function renew(since: number): Promise<RefreshOutcome> {
    const renewedAt = Math.max(sessionStartedAt(storage) ?? 0, await renewalTime.read());
    if (renewedAt >= since) return 'refreshed';
    const outcome = await send();
    if (outcome === 'refreshed') {
      const time = now();
      markSession(time, storage);
      await renewalTime.write(time);
      broadcast('refreshed');
    }
    if (outcome === 'ended' && sessionStartedAt(storage) !== null) {
      clearSessionMark(storage);
      broadcast('ended');
    }
    return outcome;
  }

  function refresh(since: number): Promise<RefreshOutcome> {
    underWay ??= exclusively(() => renew(since)).finally(() => {
      underWay = null;
    });
    return underWay;
  }

  async function refreshIfOld(): Promise<RefreshOutcome | 'notNeeded'> {
    const time = now();
    // A delayed mark also looks old, so check whether a renewal of another tab is still valid.
    return isAccessOld(time, storage) ? refresh(time - ACCESS_LIFETIME_MS) : 'notNeeded';
  }

  return { refresh, refreshIfOld };
}
