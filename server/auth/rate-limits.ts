import type { Database } from '../database/client.ts';
import { Prisma } from '../database/generated/client.ts';
import { secretHash } from './tokens.ts';

/** A counter as it stands: how many in the window, and when the window ends. */
export type Counter = { count: number; expiresAt: Date };

type RawDatabase = Pick<Database, '$queryRaw' | '$executeRaw'>;

/** Key of a counter; its parts are hashed, so that the table tells no names and no addresses. */
export function limitKey(kind: string, ...parts: string[]): string {
  return `${kind}:${secretHash(parts.join('\n'))}`;
}

/** The live counters among these keys, in one statement. */
export async function readCounters(
  db: RawDatabase,
  keys: string[],
  now: Date,
): Promise<Map<string, Counter>> {
  const rows = await db.$queryRaw<(Counter & { key: string })[]>(
    Prisma.sql`SELECT key, count, "expiresAt" FROM "RateLimit" WHERE key = ANY(${keys}) AND "expiresAt" > ${now}`,
  );
  return new Map(rows.map(({ key, count, expiresAt }) => [key, { count, expiresAt }]));
}

/**
 * Counts one event under each key with one atomic statement and answers the counters after it. A window starts with
 * its first event and is not prolonged by later ones.
 */
export async function countEvent(
  db: RawDatabase,
  keys: { key: string; windowMinutes: number }[],
  now: Date,
): Promise<Map<string, Counter>> {
  const rows = await db.$queryRaw<(Counter & { key: string })[]>(Prisma.sql`
    INSERT INTO "RateLimit" AS r (key, count, "expiresAt")
    SELECT key, 1, ends FROM unnest(
      ${keys.map(({ key }) => key)}::text[],
      ${keys.map(({ windowMinutes }) => new Date(now.getTime() + windowMinutes * 60_000).toISOString())}::timestamp[]
    ) AS given (key, ends) ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r."expiresAt" > ${now} THEN r.count + 1 ELSE 1 END,
      "expiresAt" = CASE WHEN r."expiresAt" > ${now} THEN r."expiresAt" ELSE excluded."expiresAt" END
    RETURNING key, count, "expiresAt"`);
  return new Map(rows.map(({ key, count, expiresAt }) => [key, { count, expiresAt }]));
}

/** Forgets counters, after a success. */
export async function clearCounters(db: RawDatabase, keys: string[]): Promise<void> {
  await db.$executeRaw(Prisma.sql`DELETE FROM "RateLimit" WHERE key = ANY(${keys})`);
}

/** Removes what has run out; called now and then. */
export async function removeExpiredCounters(db: RawDatabase, now: Date): Promise<void> {
  await db.$executeRaw(Prisma.sql`DELETE FROM "RateLimit" WHERE "expiresAt" <= ${now}`);
}
