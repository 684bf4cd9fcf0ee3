/** Figures of the sign-in limits; settings of the owner. Only failures count. */
export interface SignInLimits {
  /** Failures from one network on one account before that network has to wait. */
  failuresPerAccountAndAddress: number;
  /** Accounts that fail from one network before unknown callers there have to take turns. */
  failuresPerAddress: number;
  /** Failures on one account from anywhere before unknown callers have to take turns. */
  failuresPerAccount: number;
  /** How long failures count, in minutes. */
  windowMinutes: number;
  /** The longest that an attempt is held back for its turn, in milliseconds; otherwise it is refused. */
  maxDelayMs: number;
  /** The longest pause between two turns of unknown callers on one account, in seconds. */
  maxPauseSeconds: number;
}

/** The default figures. */
export const DEFAULT_SIGN_IN_LIMITS: SignInLimits = {
  failuresPerAccountAndAddress: 5,
  failuresPerAddress: 30,
  failuresPerAccount: 20,
  windowMinutes: 15,
  maxDelayMs: 3000,
  maxPauseSeconds: 30,
};
