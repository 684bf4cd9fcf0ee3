import { z } from 'zod';
import { networkOf } from '../../../auth/network-address.ts';
import { countEvent, limitKey, readCounters } from '../../../auth/rate-limits.ts';
import { secretHash } from '../../../auth/tokens.ts';
import { tooMany } from '../../../auth/too-many.ts';
import { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { tokenFields, viewerField } from '../sessions/session-result.ts';

const inputSchema = z.object({ uniqueId: z.string().trim().min(1, 'REQUIRED').max(200, 'TOO_LONG') });

/** Maximum number of wrong ids per client address in 15 minutes. */
const FAILURES = 20;
const WINDOW_MINUTES = 15;

mutation('signInWithUniqueId', {
  description:
    'Opens a session with the unique id of a sign-in link: single use, ten minutes. ' +
    'Refused with SIGN_IN_LINK_INVALID, TOO_MANY_ATTEMPTS or ACCOUNT_BLOCKED.',
  permission: 'anyone',
  audit: { action: 'SIGNED_IN', entityType: null },
  repeat: 'naturally repeatable: a link opens one session',
  budget: 7,
  input: (t) => ({ uniqueId: t.string({ required: true, description: 'The id from the link.' }) }),
  resolve: async (input, context, writes) => {
    const { uniqueId } = parseInput(inputSchema, input);
    const key = limitKey('unique-id', networkOf(context.address));
    await refuseTooMany(context, key);
    const user = await claimLink(context, secretHash(uniqueId));
    if (!user) {
      await countEvent(context.db, { key, windowMinutes: WINDOW_MINUTES });
      context.services.metrics.count('sign_ins', { outcome: 'failed' });
      throw new RefusedError('SIGN_IN_LINK_INVALID');
    }
    if (user.blockedAt || user.customerId === null) throw new RefusedError('ACCOUNT_BLOCKED');
    const { userId, customerId } = user;
    return beginSession(context, writes, { userId, customerId, rememberMe: false, via: 'UNIQUE_ID' });
  },
  success: (t) => ({ ...tokenFields(t), viewer: viewerField(t) }),
  sample: async ({ caller, visitor, someone, signInLink }) => ({
    as: caller(visitor),
    input: { uniqueId: await signInLink(await someone()) },
  }),
});

async function refuseTooMany(context: Context, key: string): Promise<void> {
  const counter = (await readCounters(context.db, [key])).get(key);
  if (!counter || counter.count < FAILURES) return;
  throw tooMany(context, 'sign-in-link', counter);
}

type LinkedUser = { userId: number; blockedAt: Date | null; customerId: number | null };

/** Marks the link as used and returns its user, with one statement. Of two concurrent callers, only one gets it. */
async function claimLink({ db, now }: Context, tokenHash: string): Promise<LinkedUser | null> {
  const [user] = await db.$queryRaw<LinkedUser[]>(Prisma.sql`
    UPDATE "SignInLink" l SET "usedAt" = ${now} FROM "User" u
    WHERE l."tokenHash" = ${tokenHash} AND l."usedAt" IS NULL AND l."expiresAt" > ${now}
      AND u.id = l."userId" AND NOT u."isStaff"
    RETURNING u.id AS "userId", u."blockedAt",
      (SELECT uc."customerId" FROM "UserCustomer" uc JOIN "Customer" c ON c.id = uc."customerId"
        WHERE uc."userId" = u.id AND c."blockedAt" IS NULL
        ORDER BY uc."isDefault" DESC, uc."customerId" LIMIT 1) AS "customerId"`);
  return user ?? null;
}
