import { setTimeout as sleep } from 'node:timers/promises';
import { hashSlots } from '../../auth/hash-slots.ts';
import { verifyPassword } from '../../auth/passwords.ts';
import { clearCounters, countEvent } from '../../auth/rate-limits.ts';
import { tooMany } from '../../auth/too-many.ts';
import { RefusedError } from '../../errors/errors.ts';
import type { Context } from '../../schema/context.ts';
import { decideSignIn, type SignInDecision } from './rules/sign-in-limits.ts';
import {
  failureKeys,
  type SignInAccount,
  signInCandidate,
  typedReset,
  userNameKey,
} from './sign-in-candidate.ts';

/** An account whose password was right; `resetId` when it was a generated one. */
export type CheckedAccount = SignInAccount & { resetId: number | null };

type Attempt = { decision: SignInDecision; checked: CheckedAccount | null };

/**
 * The account of a name and password. Throws RefusedError: TOO_MANY_ATTEMPTS, INVALID_CREDENTIALS (unknown names
 * cost and answer the same as wrong passwords), ACCOUNT_BLOCKED (only said to who knows the password).
 */
export async function checkCredentials(
  context: Context,
  { userName, password }: { userName: string; password: string },
): Promise<CheckedAccount> {
  const nameKey = userNameKey(userName);
  // Reading the counters, hashing and counting a failure share one place in the line: attempts that are sent at once
  // cannot all pass before the first of them is counted.
  const { decision, checked } = await hashSlots.run(() => attempt(context, nameKey, password));
  const { metrics } = context.services;
  if (!decision.allowed) {
    metrics.count('sign_ins', { outcome: 'limited' });
    throw tooMany(context, 'sign-in', decision);
  }
  if (decision.delayMs > 0) await sleep(decision.delayMs);
  if (!checked || checked.isBlocked) metrics.count('sign_ins', { outcome: checked ? 'blocked' : 'failed' });
  if (!checked) throw new RefusedError('INVALID_CREDENTIALS');
  if (checked.isBlocked) throw new RefusedError('ACCOUNT_BLOCKED');
  return checked;
}

async function attempt(context: Context, nameKey: string, password: string): Promise<Attempt> {
  const { db, address, now } = context;
  const candidate = await signInCandidate(db, nameKey, address, now);
  const decision = decideSignIn(candidate.failures, candidate.limits, now);
  if (!decision.allowed) return { decision, checked: null };
  const checked = await checkPassword(candidate.account, password);
  const keys = failureKeys(nameKey, address);
  if (!checked) {
    const { windowMinutes } = candidate.limits;
    await countEvent(
      db,
      Object.values(keys).map((key) => ({ key, windowMinutes })),
      now,
    );
  } else if (candidate.failures.fromAddress) {
    await clearCounters(db, [keys.fromAddress]);
  }
  return { decision, checked };
}

/** Always one hash of work. A generated password works once: afterwards its account has it as a hash, but used up. */
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
