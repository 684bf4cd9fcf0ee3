import { hashSlots } from '../../../auth/hash-slots.ts';
import { networkOf } from '../../../auth/network-address.ts';
import { verifyPassword } from '../../../auth/passwords.ts';
import { tooMany } from '../../../auth/too-many.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { createSlots } from '../../../lib/slots.ts';
import type { Context } from '../../../schema/context.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import type { SignInLimits } from '../../settings/rules/sign-in-figures.ts';
import { decideSignIn, needsTurn } from '../rules/sign-in-limits.ts';
import { delayAttempts } from './delay-attempts.ts';
import { type SignInAccount, signInCandidate, typedReset, userNameKey } from './sign-in-candidate.ts';
import {
  type AttemptKeys,
  attemptKeys,
  countFailure,
  countSuccess,
  readSignInState,
  type StoredSignInState,
} from './sign-in-state.ts';

/** An account with a valid password; `resetId` for a generated password. */
type CheckedAccount = SignInAccount & { resetId: number | null };

/** A flood of refused attempts uses only a few database connections. */
const readSlots = createSlots({ size: () => 2, line: 2_500 });

type Attempt = {
  nameKey: string;
  password: string;
  keys: AttemptKeys;
  present: StoredSignInState;
  limits: SignInLimits;
};

/**
 * The account of a name and password. Refused attempts are not hashed.
 * @throws RefusedError TOO_MANY_ATTEMPTS, INVALID_CREDENTIALS (same time and answer for unknown names and wrong
 * passwords), ACCOUNT_BLOCKED (only with the right password); BusyError if too many are waiting
 */
export async function checkCredentials(
  context: Context,
  { userName, password }: { userName: string; password: string },
): Promise<CheckedAccount> {
  const nameKey = userNameKey(userName);
  const keys = attemptKeys(nameKey, context.address);
  const from = networkOf(context.address);
  const limits = await signInLimits(context);
  const standing = await readSlots.run({ from }, () => readSignInState(context, keys));
  const isTurn = await passLimits(context, keys, standing, limits);
  // Reading the counters again, hashing and counting a failure run in one slot, so that concurrent attempts cannot all
  // pass before the first is counted.
  const checked = await hashSlots.run({ from, isPreferred: standing.isKnown }, async () => {
    const present = await readSignInState(context, keys);
    // Others may have failed while this attempt waited.
    await passLimits(context, keys, present, { ...limits, maxDelayMs: 0 }, isTurn);
    return attempt(context, { nameKey, password, keys, present, limits });
  });
  const { metrics } = context.services;
  if (!checked || checked.isBlocked) metrics.count('sign_ins', { outcome: checked ? 'blocked' : 'failed' });
  if (!checked) throw new RefusedError('INVALID_CREDENTIALS');
  if (checked.isBlocked) throw new RefusedError('ACCOUNT_BLOCKED');
  return checked;
}

async function signInLimits(context: Context): Promise<SignInLimits> {
  return (await requestSettings(context)).SIGN_IN_LIMITS;
}

/** Whether a pause was needed; `hasTurn` means that it was already made. */
async function passLimits(
  context: Context,
  keys: AttemptKeys,
  standing: StoredSignInState,
  limits: SignInLimits,
  hasTurn = false,
): Promise<boolean> {
  const decision = decideSignIn(standing, limits);
  if (!decision.allowed) throw refusal(context, decision);
  if (hasTurn || !needsTurn(decision)) return hasTurn;
  const waitMs = await delayAttempts(context, keys, decision, limits);
  if (waitMs > 0) throw refusal(context, { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
  return true;
}

function refusal(context: Context, wait: { retryAfterSeconds: number }): RefusedError {
  context.services.metrics.count('sign_ins', { outcome: 'limited' });
  return tooMany(context, 'sign-in', wait);
}

async function attempt(
  context: Context,
  { nameKey, password, keys, present, limits }: Attempt,
): Promise<CheckedAccount | null> {
  const account = await signInCandidate(context.db, nameKey, context.now);
  const checked = await checkPassword(account, password);
  if (checked) await countSuccess(context, keys, present);
  else await countFailure(context, keys, limits.windowMinutes);
  return checked;
}

/**
 * Always calculates one hash. A generated password works once: afterwards its account has the same hash, marked as
 * used.
 */
async function checkPassword(
  account: SignInAccount | null,
  password: string,
): Promise<CheckedAccount | null> {
  const isRight = await verifyPassword(password, account?.passwordHash ?? null);
  if (!account) return null;
  const reset = typedReset(account, password);
  if (reset) return reset.isUsed || reset.isExpired ? null : { ...account, resetId: reset.id };
  return isRight ? { ...account, resetId: null } : null;
}
