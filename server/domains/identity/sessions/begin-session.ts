import { hashPassword } from '../../../auth/passwords.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import type { Context } from '../../../schema/context.ts';
import type { RecordFacts, Writes } from '../../../schema/mutation-writes.ts';
import { enterSession, type SessionOutcome } from './session-result.ts';
import { openSession, revokeSessions } from './sessions.ts';

/** The user to sign in, and the method. */
type SignInFact = {
  userId: number;
  customerId: number | null;
  rememberMe: boolean;
  via: 'PASSWORD' | 'GENERATED_PASSWORD' | 'UNIQUE_ID';
};

/** Opens a session for an authenticated user, in one transaction with its audit entry and with `before`. */
export async function beginSession(
  context: Context,
  writes: Writes,
  { userId, customerId, rememberMe, via }: SignInFact,
  before: (tx: Prisma.TransactionClient, record: RecordFacts) => Promise<unknown> = async () => {},
): Promise<SessionOutcome> {
  const { services, userAgent, address, now } = context;
  const { tokens, ...session } = await writes.transaction(async (tx, record) => {
    await before(tx, record);
    const opened = await openSession(
      tx,
      services.tokenKeys,
      { userId, customerId, rememberMe, userAgent, address },
      now,
    );
    record({ action: 'SIGNED_IN', userId, customerId, data: { via } });
    return opened;
  });
  services.metrics.count('sign_ins', { outcome: 'ok' });
  return enterSession(context, session, tokens);
}

/**
 * Uses up a generated password: it becomes the account's password until a new one is chosen, and all other sessions
 * end.
 * @throws RefusedError INVALID_CREDENTIALS if it was used in the meantime
 */
export async function useGeneratedPassword(
  { now }: Context,
  { userId, resetId }: { userId: number; resetId: number },
  password: string,
): Promise<(tx: Prisma.TransactionClient, record: RecordFacts) => Promise<void>> {
  const passwordHash = await hashPassword(password.trim());
  return async (tx, record) => {
    const { count } = await tx.passwordReset.updateMany({
      where: { id: resetId, usedAt: null, expiresAt: { gt: now } },
      data: { usedAt: now },
    });
    if (count === 0) throw new RefusedError('INVALID_CREDENTIALS');
    await tx.user.update({
      where: { id: userId },
      data: { passwordHash, mustChangePassword: true, version: { increment: 1 } },
    });
    await revokeSessions(tx, { userId }, 'PASSWORD_CHANGED', now);
    record({
      action: 'GENERATED_PASSWORD_USED',
      userId,
      entityType: 'User',
      entityId: userId,
    });
  };
}
