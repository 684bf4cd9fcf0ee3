/** Figures of the sign-in limits; settings of the owner. Only failures count. */
export interface SignInLimits {
  /** Failures from one address on one account before that address has to wait. */
  failuresPerAccountAndAddress: number;
  /** Failures from one address on any accounts before that address has to wait. */
  failuresPerAddress: number;
  /** Failures on one account from anywhere before answers slow down. */
  failuresPerAccount: number;
  /** How long failures count, in minutes. */
  windowMinutes: number;
  /** The longest that an answer is held back, in milliseconds. */
  maxDelayMs: number;
}

/** The figures when no setting says otherwise. */
export const DEFAULT_SIGN_IN_LIMITS: SignInLimits = {
  failuresPerAccountAndAddress: 5,
  failuresPerAddress: 100,
  failuresPerAccount: 20,
  windowMinutes: 15,
  maxDelayMs: 3000,
};

/** Failures counted in a running window, and when that window ends. */
export interface FailureCounter {
  count: number;
  expiresAt: Date;
}

/** Failures so far; null: none in a running window. Unknown account names are counted alike. */
export interface SignInFailures {
  /** From this address on this account. */
  fromAddress: FailureCounter | null;
  /** From this address on any account. */
  byAddress: FailureCounter | null;
  /** On this account from anywhere. */
  onAccount: FailureCounter | null;
}

/** Blocked until the window ends, or allowed after a pause. */
export type SignInDecision =
  | { allowed: true; delayMs: number }
  | { allowed: false; retryAfterSeconds: number };

const DELAY_STEP_MS = 250;

/**
 * Decides about an attempt before the password is looked at. Only addresses are ever blocked: soon on the account
 * that they fail on, later on all. Many failures on the account merely slow everyone down, so that nobody can lock a
 * victim out.
 */
export function decideSignIn(failures: SignInFailures, limits: SignInLimits, now: Date): SignInDecision {
  const { fromAddress, byAddress, onAccount } = failures;
  const leftMs = Math.max(
    waitMs(fromAddress, limits.failuresPerAccountAndAddress, now),
    waitMs(byAddress, limits.failuresPerAddress, now),
  );
  if (leftMs > 0) return { allowed: false, retryAfterSeconds: Math.ceil(leftMs / 1000) };
  const counted = onAccount !== null && onAccount.expiresAt > now ? onAccount.count : 0;
  const over = Math.max(0, counted - limits.failuresPerAccount + 1);
  return { allowed: true, delayMs: Math.min(limits.maxDelayMs, over * DELAY_STEP_MS) };
}

/** How long a counter that is full keeps its address waiting. */
function waitMs(counter: FailureCounter | null, most: number, now: Date): number {
  if (counter === null || counter.count < most) return 0;
  return Math.max(0, counter.expiresAt.getTime() - now.getTime());
}
