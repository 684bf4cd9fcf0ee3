import { type RefreshTokenParts, sameHash, secretHash, type TokenKeys } from '../../../auth/tokens.ts';
import type { Database } from '../../../database/client.ts';
import { Prisma } from '../../../database/generated/client.ts';
import type { IssuedTokens } from '../../../schema/context.ts';
import { refreshExpiry, revokeSessions, SESSION_KEY, type SessionKey, tokensOf } from './sessions.ts';

/** Within this time, the previous refresh token returns the same successor. */
const GRACE_MS = 10_000;

/** Tokens; nothing for an invalid token; or a warning that an old one was reused. */
type Rotation =
  | { outcome: 'ISSUED'; tokens: IssuedTokens; session: SessionKey }
  | { outcome: 'INVALID' }
  | { outcome: 'REUSED'; userId: number; customerId: number | null };

/**
 * Exchanges a refresh token. The database's row lock orders concurrent callers: one rotates, the others present the
 * previous token and get the same successor within the grace time. Any older token revokes the family.
 */
export async function rotateSession(
  db: Database,
  keys: TokenKeys,
  presented: RefreshTokenParts,
  now: Date,
): Promise<Rotation> {
  if (!presented.isGenuine) return { outcome: 'INVALID' };
  const [rotated] = await db.$queryRaw<SessionKey[]>(rotateStatement(keys, presented, now));
  if (rotated) return { outcome: 'ISSUED', tokens: tokensOf(keys, rotated, now), session: rotated };

  const session = await db.session.findUnique({
    where: { familyId: presented.familyId },
    select: { ...SESSION_KEY, previousHash: true, rotatedAt: true, revokedAt: true, expiresAt: true },
  });
  if (!session || session.revokedAt || session.expiresAt <= now) return { outcome: 'INVALID' };
  if (session.previousHash !== null && sameHash(session.previousHash, presented.hash)) {
    const age = now.getTime() - (session.rotatedAt?.getTime() ?? 0);
    if (age <= GRACE_MS) return { outcome: 'ISSUED', tokens: tokensOf(keys, session, now), session };
  }
  // The current token itself: the account or its customers are blocked, so the token was not stolen.
  if (sameHash(session.refreshHash, presented.hash)) return { outcome: 'INVALID' };
  const count = await revokeSessions(db, { familyId: presented.familyId }, 'REUSE_DETECTED', now);
  if (count === 0) return { outcome: 'INVALID' };
  return { outcome: 'REUSED', userId: session.userId, customerId: session.customerId };
}

/**
 * One statement: takes the next generation if the given token is the current one. A portal user keeps the active
 * customer if it is allowed, otherwise gets the default one. Acting sessions are never extended.
 */
function rotateStatement(
  keys: TokenKeys,
  { familyId, generation, hash }: RefreshTokenParts,
  now: Date,
): Prisma.Sql {
  const successor = secretHash(keys.refreshToken(familyId, generation + 1));
  return Prisma.sql`
    WITH allowed AS (
      SELECT s.id, u."isStaff", CASE WHEN u."isStaff" THEN s."customerId" ELSE (
          SELECT uc."customerId" FROM "UserCustomer" uc JOIN "Customer" c ON c.id = uc."customerId"
           WHERE uc."userId" = u.id AND c."blockedAt" IS NULL
           ORDER BY (uc."customerId" = s."customerId") DESC NULLS LAST, uc."isDefault" DESC, uc."customerId" LIMIT 1
        ) END AS "customerId"
      FROM "Session" s
      JOIN "User" u ON u.id = s."userId"
      LEFT JOIN "User" a ON a.id = s."actorId"
      LEFT JOIN "Session" r ON r.id = s."actorSessionId"
      WHERE s."familyId" = ${familyId} AND u."blockedAt" IS NULL
        AND (s."actorId" IS NULL OR (a."blockedAt" IS NULL AND r."revokedAt" IS NULL))
    )
    UPDATE "Session" s SET
      generation = s.generation + 1, "previousHash" = s."refreshHash", "refreshHash" = ${successor},
      "rotatedAt" = ${now}, "lastUsedAt" = ${now}, "customerId" = allowed."customerId",
      "expiresAt" = CASE WHEN s."actorId" IS NULL THEN ${refreshExpiry(now)} ELSE s."expiresAt" END
    FROM allowed
    WHERE s.id = allowed.id AND s."refreshHash" = ${hash} AND s.generation = ${generation}
      AND s."revokedAt" IS NULL AND s."expiresAt" > ${now}
      AND (allowed."isStaff" OR allowed."customerId" IS NOT NULL)
    RETURNING s."familyId", s."userId", s."customerId", s."actorId", s.generation, s."refreshHash", s."rememberMe"`;
}
