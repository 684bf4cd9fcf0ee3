import { randomBytes } from 'node:crypto';
import { sameHash, secretHash, type TokenKeys } from '../../../auth/tokens.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { addHours } from '../../../lib/calendar.ts';
import { withoutCardNumbers } from '../../../lib/card-numbers.ts';
import type { IssuedTokens } from '../../../schema/context.ts';

/** Validity of a refresh token (180 days), renewed with every use. */
export const REFRESH_TOKEN_SECONDS = 15_552_000;

/** Why a session ended. */
type RevokeReason = 'SIGNED_OUT' | 'REUSE_DETECTED' | 'PASSWORD_CHANGED' | 'SWITCHED_BACK' | 'BLOCKED';

/** The data of a session for its tokens. */
export type SessionKey = {
  familyId: string;
  userId: number;
  customerId: number | null;
  actorId: number | null;
  generation: number;
  refreshHash: string;
  rememberMe: boolean;
};

/** Columns of `SessionKey`. */
export const SESSION_KEY = {
  familyId: true,
  userId: true,
  customerId: true,
  actorId: true,
  generation: true,
  refreshHash: true,
  rememberMe: true,
} as const;

/** A session to open; with `acting` it is a staff member's session as another user. */
type NewSession = {
  userId: number;
  customerId: number | null;
  rememberMe: boolean;
  userAgent: string | null;
  address: string;
  acting?: { actorId: number; sessionId: number; reason: string | null; until: Date };
};

/** Opens a session and issues its first tokens. */
export async function openSession(
  tx: Prisma.TransactionClient,
  keys: TokenKeys,
  session: NewSession,
  now: Date,
): Promise<SessionKey & { tokens: RefreshableTokens }> {
  const familyId = randomBytes(18).toString('base64url');
  const created = await tx.session.create({
    data: {
      familyId,
      userId: session.userId,
      customerId: session.customerId,
      rememberMe: session.rememberMe,
      refreshHash: secretHash(keys.refreshToken(familyId, 0)),
      userAgent: session.userAgent === null ? null : withoutCardNumbers(session.userAgent.slice(0, 300)),
      address: session.address,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: session.acting?.until ?? refreshExpiry(now),
      actorId: session.acting?.actorId ?? null,
      actorSessionId: session.acting?.sessionId ?? null,
      switchReason: session.acting?.reason ?? null,
    },
    select: SESSION_KEY,
  });
  return { ...created, tokens: tokensOf(keys, created, now) };
}

/** Tokens for continuing a session. */
type RefreshableTokens = IssuedTokens & { refreshToken: string };

/** When a refresh token issued now ends. */
export function refreshExpiry(now: Date): Date {
  return addHours(now, REFRESH_TOKEN_SECONDS / 3600);
}

/**
 * A new access token, and the session's current refresh token, derived from its stored hash. Nothing is rotated, so
 * that other tabs of the session are not affected.
 */
export function tokensOf(keys: TokenKeys, session: SessionKey, now: Date): RefreshableTokens {
  const { familyId, generation, refreshHash, rememberMe } = session;
  const refreshToken = keys.refreshTokenWithHash(familyId, generation, refreshHash);
  if (refreshToken === null)
    throw new Error('The refresh token was signed with a key that is no longer configured.');
  return { token: keys.signAccess(session, now), refreshToken, rememberMe };
}

/**
 * Whether a refresh token is the current one of a session. A caller with only an access token, which is short-lived,
 * gets no refresh token.
 */
export function isCurrentRefreshToken(
  keys: TokenKeys,
  { familyId, refreshHash }: Pick<SessionKey, 'familyId' | 'refreshHash'>,
  refreshToken: string | null,
): boolean {
  const presented = refreshToken === null ? null : keys.readRefreshToken(refreshToken);
  return presented?.familyId === familyId && sameHash(presented.hash, refreshHash);
}

/**
 * Ends the matching open sessions.
 * @returns their number
 */
export async function revokeSessions(
  tx: Prisma.TransactionClient,
  where: Prisma.SessionWhereInput,
  reason: RevokeReason,
  now: Date,
): Promise<number> {
  const { count } = await tx.session.updateMany({
    where: { AND: [where, { revokedAt: null }] },
    data: { revokedAt: now, revokeReason: reason },
  });
  return count;
}
