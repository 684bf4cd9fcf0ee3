import type { SignInLimits } from '../../settings/rules/sign-in-figures.ts';

/** Failures counted in a running window, and how long that window still runs. */
interface FailureCounter {
  count: number;
  msLeft: number;
}

/** What is known of an attempt before it; null: no failure in a running window. Unknown names are counted alike. */
export interface SignInStanding {
  /** Failures from this network on this account. */
  fromNetwork: FailureCounter | null;
  /** Accounts that failed from this network. */
  byNetwork: FailureCounter | null;
  /** Failures on this account from anywhere. */
  onAccount: FailureCounter | null;
  /** This account was signed in to from this network in the last weeks. */
  isKnown: boolean;
}

/** Refused, or allowed once a turn was had: one attempt in so many milliseconds, of unknown callers on the account or network. */
export type SignInDecision =
  | { allowed: true; accountPauseMs: number; networkPauseMs: number }
  | { allowed: false; retryAfterSeconds: number };

/** From this many times the limit of a network on its unknown callers wait until the window ends. */
const FLOOD = 10;
const FIRST_PAUSE_MS = 1_000;
const NETWORK_STEP_MS = 250;

/**
 * Decides about an attempt before the password is looked at. A network is refused on the account that it fails on. Many
 * failures on an account, or of a network, make unknown callers take turns with growing pauses; whoever signed in from there
 * before passes, so that nobody can lock a victim out of the usual place, nor a colleague all others.
 */
export function decideSignIn(standing: SignInStanding, limits: SignInLimits): SignInDecision {
  const { fromNetwork, byNetwork, onAccount, isKnown } = standing;
  const refusal = waitFor(fromNetwork, limits.failuresPerAccountAndAddress);
  if (refusal) return refusal;
  if (isKnown) return { allowed: true, accountPauseMs: 0, networkPauseMs: 0 };
  const flood = waitFor(byNetwork, FLOOD * limits.failuresPerAddress);
  if (flood) return flood;
  return {
    allowed: true,
    accountPauseMs: accountPause(excess(onAccount, limits.failuresPerAccount), limits),
    networkPauseMs: Math.min(
      limits.maxDelayMs,
      excess(byNetwork, limits.failuresPerAddress) * NETWORK_STEP_MS,
    ),
  };
}

/** Whether unknown callers have to take turns. */
export function needsTurn({ accountPauseMs, networkPauseMs }: SignInDecision & { allowed: true }): boolean {
  return accountPauseMs > 0 || networkPauseMs > 0;
}

/** Doubles with every failure. */
function accountPause(over: number, { maxPauseSeconds }: SignInLimits): number {
  return over === 0 ? 0 : Math.min(maxPauseSeconds * 1_000, FIRST_PAUSE_MS * 2 ** Math.min(over - 1, 30));
}

/** The nth attempt this is beyond a limit; 0: it is within. */
function excess(counter: FailureCounter | null, most: number): number {
  return counter === null || counter.msLeft <= 0 ? 0 : Math.max(0, counter.count - most + 1);
}

function waitFor(counter: FailureCounter | null, most: number): SignInDecision | null {
  if (counter === null || excess(counter, most) === 0) return null;
  return { allowed: false, retryAfterSeconds: Math.ceil(counter.msLeft / 1_000) };
}
