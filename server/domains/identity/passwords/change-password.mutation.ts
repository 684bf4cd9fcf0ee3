import { z } from 'zod';
import { hashSlots } from '../../../auth/hash-slots.ts';
import { hashPassword, verifyPassword } from '../../../auth/passwords.ts';
import { clearCounters, countEvent, limitKey, readCounters } from '../../../auth/rate-limits.ts';
import { tooMany } from '../../../auth/too-many.ts';
import { InvalidInputError, RefusedError } from '../../../errors/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { mutation } from '../../../schema/mutation.ts';
import type { Writes } from '../../../schema/mutation-writes.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { passwordProblem } from '../rules/password-policy.ts';
import { loadViewer } from '../sessions/load-viewer.ts';
import { viewerField } from '../sessions/session-result.ts';
import { revokeSessions } from '../sessions/sessions.ts';

const inputSchema = z.object({
  oldPassword: z.string().min(1, 'REQUIRED').max(500, 'TOO_LONG'),
  newPassword: z.string().min(1, 'REQUIRED').max(500, 'PASSWORD_TOO_LONG'),
});

mutation('changePassword', {
  description:
    'Changes the own password and ends all other sessions. Refused with NOT_WHILE_ACTING or TOO_MANY_ATTEMPTS; ' +
    'issues: oldPassword WRONG_PASSWORD; newPassword PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_IS_USER_NAME, ' +
    'PASSWORD_TOO_COMMON, PASSWORD_UNCHANGED.',
  permission: 0,
  allowedWithStalePassword: true,
  audit: { action: 'PASSWORD_CHANGED', entityType: 'User' },
  repeat: 'naturally repeatable: the old password fits once',
  budget: 9,
  input: (t) => ({
    oldPassword: t.string({
      required: true,
      description: 'Current password, or the generated password that was just used to sign in.',
    }),
    newPassword: t.string({ required: true, description: 'New password, 10 to 200 characters.' }),
  }),
  resolve: async (input, context, writes) => {
    if (context.viewer.required.actor) throw new RefusedError('NOT_WHILE_ACTING');
    const { oldPassword, newPassword } = parseInput(inputSchema, input);
    const user = await checkOldPassword(context, oldPassword);
    const problem = passwordProblem(newPassword, { ...user, current: oldPassword });
    if (problem) throw InvalidInputError.of('newPassword', problem);
    const hashes = { oldHash: user.passwordHash, newHash: await hashPassword(newPassword) };
    await storePassword(context, writes, hashes);
    const { userId, customerId, familyId } = context.viewer.required;
    context.viewer = await loadViewer(
      context.db,
      { userId, customerId, familyId, actorId: null },
      context.now,
    );
    return {};
  },
  success: (t) => ({ viewer: viewerField(t) }),
  sample: async ({ caller, someone, password }) => ({
    as: caller(await someone()),
    input: { oldPassword: password, newPassword: password.toUpperCase() },
  }),
});

type PasswordOwner = { userName: string; email: string; passwordHash: string };

/** The user, if the old password is right; failures count like failed sign-ins. */
async function checkOldPassword(context: Context, oldPassword: string): Promise<PasswordOwner> {
  const { db, viewer } = context;
  const key = limitKey('old-password', String(viewer.userId));
  const { failuresPerAccountAndAddress, windowMinutes } = (await readSettings(db)).SIGN_IN_LIMITS;
  return hashSlots.run({ from: `user ${viewer.userId}`, isPreferred: true }, async () => {
    const counter = (await readCounters(db, [key])).get(key);
    if (counter && counter.count >= failuresPerAccountAndAddress)
      throw tooMany(context, 'old-password', counter);
    const user = await db.user.findUniqueOrThrow({
      where: { id: viewer.userId },
      select: { userName: true, email: true, passwordHash: true },
    });
    if (await verifyPassword(oldPassword, user.passwordHash)) {
      if (counter) await clearCounters(db, [key]);
      return user;
    }
    await countEvent(db, { key, windowMinutes });
    throw InvalidInputError.of('oldPassword', 'WRONG_PASSWORD');
  });
}

async function storePassword(
  { viewer, now }: Context,
  writes: Writes,
  { oldHash, newHash }: { oldHash: string; newHash: string },
): Promise<void> {
  const { userId, sessionId } = viewer.required;
  await writes.transaction(async (tx, record) => {
    const { count } = await tx.user.updateMany({
      // Of two concurrent changes, the second has the wrong old password.
      where: { id: userId, passwordHash: oldHash },
      data: { passwordHash: newHash, mustChangePassword: false, version: { increment: 1 } },
    });
    if (count === 0) throw InvalidInputError.of('oldPassword', 'WRONG_PASSWORD');
    await tx.passwordReset.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } });
    await revokeSessions(tx, { userId, id: { not: sessionId } }, 'PASSWORD_CHANGED', now);
    record({ entityId: userId });
  });
}
