import { createHash, createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import jsonwebtoken from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { MAX_ID } from '../lib/max-id.ts';
import type { SigningKey } from './signing-keys.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'aurifex';
const AUDIENCE = 'aurifex-portal';
/** Lifetime of an access token, in seconds. */
const ACCESS_TOKEN_SECONDS = 15 * 60;
/** Maximum length of a token. */
const MAX_TOKEN_LENGTH = 2_048;

/** Claims of a token. They do not include permissions and blocks, which are read with every request. */
export type Claims = {
  userId: number;
  /** Active customer. */
  customerId: number | null;
  /** Public id of the refresh-token family. */
  familyId: string;
  /** Staff user who acts as the user. */
  actorId: number | null;
};

/** The parts of a refresh token; `isGenuine` is true if we issued it at any time. */
export type RefreshTokenParts = { familyId: string; generation: number; hash: string; isGenuine: boolean };

/** Issues and verifies the tokens of sessions. */
export interface TokenKeys {
  signAccess(claims: Claims, now: Date): string;
  /** Null if the token is forged, malformed or (unless `allowExpired`) expired. */
  verifyAccess(token: string, now: Date, options?: { allowExpired?: boolean }): Claims | null;
  /** The refresh token of a family and generation. It is deterministic, so only its hash is stored. */
  refreshToken(familyId: string, generation: number): string;
  /** The token with a stored hash, also if the signing key changed since it was issued. */
  refreshTokenWithHash(familyId: string, generation: number, hash: string): string | null;
  readRefreshToken(token: string): RefreshTokenParts | null;
  /** The secret of a sign-in link. It is deterministic, so only its hash and its seed are stored. */
  signInSecret(seed: string): string;
  /** The secret of a guest link to a quote; deterministic. */
  guestLinkSecret(seed: string): string;
  /** The secret of an unsubscribe link for a kind of mail; it is not stored. */
  mailRefusalKey(refusal: MailRefusalClaims): string;
  /** Null if we did not issue the key. */
  readMailRefusalKey(key: string): MailRefusalClaims | null;
}

/** The user and the kind of mail of an unsubscribe link. */
type MailRefusalClaims = { userId: number; kind: string };

const positiveId = z.coerce.number().int().min(1).max(MAX_ID);
const payloadSchema = z.object({
  sub: positiveId,
  cid: positiveId.nullable(),
  sid: z.string().min(16).max(64),
  act: z.object({ sub: positiveId }).optional(),
  exp: z.number(),
});

/** Maximum number of verified tokens that a process caches. */
const MAX_VERIFIED = 5_000;

/** Hash of a high-entropy secret for storage. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Compares two hashes in constant time. */
export function sameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Tokens with these keys; see `readSigningKeys`. */
export function createTokenKeys(signingKeys: readonly [SigningKey, ...SigningKey[]]): TokenKeys {
  const [current, ...older] = signingKeys.map(readyKey);
  if (!current) throw new Error('There is always a current key.');
  const keys = [current, ...older];

  const verified = new LRUCache<string, { claims: Claims; exp: number }>({ max: MAX_VERIFIED });

  function derive(key: ReadyKey, familyId: string, generation: number): string {
    const mac = createHmac('sha256', key.secret)
      .update(`refresh:${familyId}|${generation}`)
      .digest('base64url');
    return `${familyId}.${generation}.${mac}`;
  }

  return {
    signAccess: ({ userId, customerId, familyId, actorId }, now) =>
      jsonwebtoken.sign(
        {
          cid: customerId,
          sid: familyId,
          ...(actorId === null ? {} : { act: { sub: String(actorId) } }),
          iat: Math.floor(now.getTime() / 1000),
        },
        current.secret,
        {
          algorithm: ALGORITHM,
          issuer: ISSUER,
          audience: AUDIENCE,
          subject: String(userId),
          expiresIn: ACCESS_TOKEN_SECONDS,
          keyid: current.kid,
        },
      ),

    verifyAccess: (token, now, { allowExpired = false } = {}) => {
      if (token.length > MAX_TOKEN_LENGTH) return null;
      const seconds = Math.floor(now.getTime() / 1000);
      // A cached token has a valid signature; only its expiry must be checked again.
      const known = verified.get(token);
      if (known && (allowExpired || seconds < known.exp)) return known.claims;
      const key = keys.find(({ kid }) => kid === keyIdOf(token));
      if (!key) return null;
      try {
        const payload = jsonwebtoken.verify(token, key.secret, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          clockTimestamp: seconds,
          ignoreExpiration: allowExpired,
        });
        const parsed = payloadSchema.safeParse(payload);
        if (!parsed.success) return null;
        const { sub, cid, sid, act, exp } = parsed.data;
        const claims = { userId: sub, customerId: cid, familyId: sid, actorId: act?.sub ?? null };
        verified.set(token, { claims, exp });
        return claims;
      } catch {
        return null;
      }
    },

    refreshToken: (familyId, generation) => derive(current, familyId, generation),

    refreshTokenWithHash: (familyId, generation, hash) =>
      keys
        .map((key) => derive(key, familyId, generation))
        .find((token) => sameHash(secretHash(token), hash)) ?? null,

    readRefreshToken: (token) => {
      const match = /^([\w-]{16,64})\.(\d{1,9})\.[\w-]{43}$/.exec(token);
      if (!match?.[1] || !match[2]) return null;
      const [familyId, generation, hash] = [match[1], Number(match[2]), secretHash(token)];
      const isGenuine = keys.some((key) => sameHash(secretHash(derive(key, familyId, generation)), hash));
      return { familyId, generation, hash, isGenuine };
    },

    signInSecret: (seed) =>
      createHmac('sha256', current.secret).update(`sign-in-link:${seed}`).digest('base64url'),

    guestLinkSecret: (seed) =>
      createHmac('sha256', current.secret).update(`guest-link:${seed}`).digest('base64url'),

    mailRefusalKey: (refusal) => refusalKey(current, refusal),

    readMailRefusalKey: (key) => {
      const match = /^(\d{1,10})\.([A-Z_]{1,40})\.[\w-]{43}$/.exec(key);
      if (!match?.[1] || !match[2]) return null;
      const refusal = { userId: Number(match[1]), kind: match[2] };
      return keys.some((each) => sameHash(refusalKey(each, refusal), key)) ? refusal : null;
    },
  };
}

function refusalKey({ secret }: ReadyKey, { userId, kind }: MailRefusalClaims): string {
  const mac = createHmac('sha256', secret).update(`mail-refusal:${userId}|${kind}`).digest('base64url');
  return `${userId}.${kind}.${mac}`;
}

type ReadyKey = { kid: string; secret: KeyObject };

/** A key object, because jsonwebtoken would try secret bytes as a public key first for every token. */
function readyKey({ kid, secret }: SigningKey): ReadyKey {
  return { kid, secret: createSecretKey(secret) };
}

function keyIdOf(token: string): string | undefined {
  try {
    return jsonwebtoken.decode(token, { complete: true })?.header.kid;
  } catch {
    // Not a token.
    return undefined;
  }
}
