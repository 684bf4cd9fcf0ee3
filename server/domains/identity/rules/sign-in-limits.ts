import type { SignInLimits } from '../../settings/rules/sign-in-figures.ts';

/** Number of failures in a running time window, and its remaining time. */
interface FailureCounter {
  count: number;
  msLeft: number;
}

/** Earlier failures before an attempt; null without one in a running window. Unknown names are counted the same way. */
export interface SignInState {
  /** Failures from this network on this account. */
  fromNetwork: FailureCounter | null;
  /** Accounts with failures from this network. */
  byNetwork: FailureCounter | null;
  /** Failures on this account from all networks. */
  onAccount: FailureCounter | null;
  /** A recent sign-in to this account from this network. */
  isKnown: boolean;
}

/** Refused, or allowed with a pause: one attempt per pause from unknown callers on the account or network. */
export type SignInDecision =
  | { allowed: true; accountPauseMs: number; networkPauseMs: number }
  | { allowed: false; retryAfterSeconds: number };

/** From this multiple of the network's limit, its unknown callers wait until the window ends. */
const FLOOD = 10;
const FIRST_PAUSE_MS = 1_000;
const NETWORK_STEP_MS = 250;

/**
 * Decides about an attempt before the password is checked. A network is refused on an account after too many failures
 * on it. After many failures on an account, or from a network, unknown callers get growing pauses. Known callers from
 * there are not delayed, so that nobody can lock out a user from the usual network, or all users of a network.
 */
export function decideSignIn(standing: SignInState, limits: SignInLimits): SignInDecision {
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

/** Whether unknown callers have to pause. */
export function needsTurn({ accountPauseMs, networkPauseMs }: SignInDecision & { allowed: true }): boolean {
  return accountPauseMs > 0 || networkPauseMs > 0;
}

/** Doubles with every failure. */
function accountPause(over: number, { maxPauseSeconds }: SignInLimits): number {
  return over === 0 ? 0 : Math.min(maxPauseSeconds * 1_000, FIRST_PAUSE_MS * 2 ** Math.min(over - 1, 30));
}

/** By how many attempts a limit is exceeded; 0 within it. */
function excess(counter: FailureCounter | null, most: number): number {
  return counter === null || counter.msLeft <= 0 ? 0 : Math.max(0, counter.count - most + 1);
}

function waitFor(counter: FailureCounter | null, most: number): SignInDecision | null {
  if (counter === null || excess(counter, most) === 0) return null;
  return { allowed: false, retryAfterSeconds: Math.ceil(counter.msLeft / 1_000) };
}
