/** Figures of the sign-in limits; settings of the owner. Only failures count. */
export interface SignInLimits {
  /** Failures from one address on one account before that address has to wait. */
  failuresPerAccountAndAddress: number;
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
  /** On this account from anywhere. */
  onAccount: FailureCounter | null;
}

/** Blocked until the window ends, or allowed after a pause. */
export type SignInDecision =
  | { allowed: true; delayMs: number }
  | { allowed: false; retryAfterSeconds: number };

const DELAY_STEP_MS = 250;

/**
 * Decides about an attempt before the password is looked at. Only the (account, address) pair is ever
 * blocked; many failures on the account merely slow everyone down, so that nobody can lock a victim out.
 */
export function decideSignIn(failures: SignInFailures, limits: SignInLimits, now: Date): SignInDecision {
  const { fromAddress, onAccount } = failures;
  const leftMs = fromAddress === null ? 0 : fromAddress.expiresAt.getTime() - now.getTime();
  if (fromAddress !== null && leftMs > 0 && fromAddress.count >= limits.failuresPerAccountAndAddress) {
    return { allowed: false, retryAfterSeconds: Math.ceil(leftMs / 1000) };
  }
  const counted = onAccount !== null && onAccount.expiresAt > now ? onAccount.count : 0;
  const over = Math.max(0, counted - limits.failuresPerAccount + 1);
  return { allowed: true, delayMs: Math.min(limits.maxDelayMs, over * DELAY_STEP_MS) };
}
