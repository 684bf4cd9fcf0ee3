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

/** `ended`: the server refused, the user must sign in. `unreachable`: no answer; the session stays. */
export type RefreshOutcome = 'refreshed' | 'ended' | 'unreachable';

type Dependencies = {
  /** Asks the server for new tokens. */
  readonly send: () => Promise<RefreshOutcome>;
  /** Runs the work while no other tab does. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  readonly broadcast: (message: SessionMessage) => void;
  readonly storage: MarkStorage;
  /** What the tab that held the lock before has done, which may not be in the mark yet. */
  readonly renewalTime: RenewalTime;
  readonly now: () => number;
};

/** Renews the session for all tabs of the browser. */
export type Refresher = {
  /** Renews unless another tab did so since `since` (ms): the time when the refused request was sent. */
  refresh(since: number): Promise<RefreshOutcome>;
  /** Renews when the access token has probably run out, so that visitors' answers never replace a customer's. */
  refreshIfOld(): Promise<RefreshOutcome | 'notNeeded'>;
};

/**
 * One refresh at a time in this tab and, through the lock, in the browser: whoever waited for the lock finds the session
 * renewed and sends nothing. So two tabs never use up each other's refresh token.
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
    // A mark that came late looks old as well: what counts is whether a renewal of another tab still lasts.
    return isAccessOld(time, storage) ? refresh(time - ACCESS_LIFETIME_MS) : 'notNeeded';
  }

  return { refresh, refreshIfOld };
}
