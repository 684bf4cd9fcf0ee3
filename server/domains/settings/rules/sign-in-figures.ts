/** Sign-in limits, which the owner can set. Only failures count. */
export interface SignInLimits {
  /** Failures from one network on one account before that network must wait. */
  failuresPerAccountAndAddress: number;
  /** Accounts with failures from one network before its unknown callers must pause. */
  failuresPerAddress: number;
  /** Failures on one account before unknown callers must pause. */
  failuresPerAccount: number;
  /** How long failures count, in minutes. */
  windowMinutes: number;
  /** Maximum delay of an attempt in milliseconds; with a longer pause it is refused. */
  maxDelayMs: number;
  /** Maximum pause for unknown callers on one account, in seconds. */
  maxPauseSeconds: number;
}

/** The default limits. */
export const DEFAULT_SIGN_IN_LIMITS: SignInLimits = {
  failuresPerAccountAndAddress: 5,
  failuresPerAddress: 30,
  failuresPerAccount: 20,
  windowMinutes: 15,
  maxDelayMs: 3000,
  maxPauseSeconds: 30,
};
