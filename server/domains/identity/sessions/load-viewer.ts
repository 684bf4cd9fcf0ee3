import { LRUCache } from 'lru-cache';
import type { Claims } from '../../../auth/tokens.ts';
import { Viewer } from '../../../auth/viewer.ts';
import { createChangeCache, type Loaded } from '../../../database/changes/change-cache.ts';
import type { ChangeFeed } from '../../../database/changes/change-feed.ts';
import type { Database } from '../../../database/client.ts';
import { Prisma } from '../../../database/generated/client.ts';
import { effectivePermissions } from '../rules/effective-permissions.ts';
import { knownScope, type Scope } from '../rules/scope.ts';

/** Maximum number of cached viewers. */
const MAX_VIEWERS = 2_000;

const viewers = createChangeCache<Viewer>('viewers', { most: MAX_VIEWERS });

type SessionRow = {
  userId: number;
  userName: string;
  isStaff: boolean;
  language: string;
  mustChangePassword: boolean;
  sessionId: number;
  expiresAt: Date;
  customerId: number | null;
  actorId: number | null;
  startedAt: Date;
  switchReason: string | null;
  linkedCustomerIds: string | null;
  grants: string | null;
  disabledModules: string | null;
  ownItemTypesOnly: boolean | null;
};

/**
 * The viewer of a token's claims, read with one statement. The session must be open, and the user, the acting staff
 * member and the active customer must not be blocked; otherwise the anonymous viewer. A token of a customer that is no
 * longer active is stale, so that nobody acts for a customer other than the one in the token.
 */
export async function loadViewer(
  db: Pick<Database, '$queryRaw'>,
  claims: Claims,
  now: Date,
): Promise<Viewer> {
  return (await readViewer(db, claims, now)).value;
}

/**
 * Like `loadViewer`, but cached until a process changes a session, a user, a role or a block. The expiry of the
 * session is part of the cache.
 */
export function cachedViewer(
  db: Pick<Database, '$queryRaw'>,
  changes: ChangeFeed,
  claims: Claims,
  now: Date,
): Promise<Viewer> {
  const { familyId, userId, customerId, actorId } = claims;
  const key = `${familyId} ${userId} ${customerId} ${actorId}`;
  return viewers.get(changes, key, now, () => readViewer(db, claims, now));
}

async function readViewer(
  db: Pick<Database, '$queryRaw'>,
  claims: Claims,
  now: Date,
): Promise<Loaded<Viewer>> {
  const [row] = await db.$queryRaw<SessionRow[]>(sessionQuery(claims, now));
  // A missing session is not cached, because a new session sends no notification.
  if (!row) return { value: Viewer.anonymous, until: now };
  const value = new Viewer({
    userId: row.userId,
    userName: row.userName,
    isStaff: row.isStaff,
    language: row.language === 'fr' ? 'fr' : 'en',
    mustChangePassword: row.mustChangePassword,
    sessionId: row.sessionId,
    familyId: claims.familyId,
    customerId: row.customerId,
    linkedCustomerIds: numbers(row.linkedCustomerIds),
    permissions: permissionsOf(row.grants ?? '', row.disabledModules ?? ''),
    ownItemTypesOnly: row.ownItemTypesOnly ?? false,
    actor:
      row.actorId === null
        ? null
        : { userId: row.actorId, startedAt: row.startedAt, reason: row.switchReason },
  });
  return { value, until: row.expiresAt };
}

function sessionQuery({ familyId, userId, customerId, actorId }: Claims, now: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT u.id AS "userId", u."userName", u."isStaff", u.language, u."mustChangePassword",
      s.id AS "sessionId", s."expiresAt", s."customerId", s."actorId", s."createdAt" AS "startedAt", s."switchReason",
      (SELECT string_agg(uc."customerId"::text, ',' ORDER BY uc."customerId")
         FROM "UserCustomer" uc JOIN "Customer" c ON c.id = uc."customerId"
        WHERE uc."userId" = u.id AND c."blockedAt" IS NULL) AS "linkedCustomerIds",
      (SELECT string_agg(rp."permissionNumber"::text || ':' || rp.scope, ',' ORDER BY rp."permissionNumber", rp.scope)
         FROM "UserRole" ur JOIN "RolePermission" rp ON rp."roleId" = ur."roleId"
        WHERE ur."userId" = u.id) AS grants,
      (SELECT string_agg(m.id::text, ',' ORDER BY m.id) FROM "Module" m WHERE NOT m.enabled) AS "disabledModules",
      NOT u."seesAllItemTypes" AND (SELECT setting.value = 'true'::jsonb FROM "Setting" setting
        WHERE setting.code = 'USERS_ONLY_VIEW_THEIR_ITEM_TYPES') AS "ownItemTypesOnly"
    FROM "Session" s
    JOIN "User" u ON u.id = s."userId"
    LEFT JOIN "User" a ON a.id = s."actorId"
    LEFT JOIN "Session" r ON r.id = s."actorSessionId"
    LEFT JOIN "Customer" c ON c.id = s."customerId"
    WHERE s."familyId" = ${familyId} AND s."userId" = ${userId}
      AND s."customerId" IS NOT DISTINCT FROM ${customerId}::int
      AND s."actorId" IS NOT DISTINCT FROM ${actorId}::int
      AND s."revokedAt" IS NULL AND s."expiresAt" > ${now}
      AND u."blockedAt" IS NULL
      AND (s."actorId" IS NULL OR (a."blockedAt" IS NULL AND r."revokedAt" IS NULL))
      AND (u."isStaff" OR (c."blockedAt" IS NULL AND EXISTS (
        SELECT 1 FROM "UserCustomer" uc WHERE uc."userId" = u.id AND uc."customerId" = s."customerId")))`;
}

function numbers(list: string | null): number[] {
  return list ? list.split(',').map(Number) : [];
}

/** Cache of permission sets. There are about as many as roles, and the rule processes all grants. */
const known = new LRUCache<string, ReadonlyMap<number, Scope>>({ max: 200 });

function permissionsOf(grants: string, disabledModules: string): ReadonlyMap<number, Scope> {
  const key = `${grants}|${disabledModules}`;
  const found = known.get(key);
  if (found) return found;
  const permissions = effectivePermissions(
    grants
      .split(',')
      .filter(Boolean)
      .map((grant) => {
        const [number, scope] = grant.split(':');
        return { permission: Number(number), scope: knownScope(scope) };
      }),
    numbers(disabledModules),
  );
  known.set(key, permissions);
  return permissions;
}
