import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/client.ts';
import { Prisma } from '../database/generated/client.ts';
import { secretHash } from './tokens.ts';

/** State of a counter: events in the window, and the time until the window ends. */
type Counter = { count: number; msLeft: number };

type RawDatabase = Pick<Database, '$queryRaw' | '$queryRawUnsafe' | '$executeRaw'>;

type Row = { key: string; points: number; expire: bigint | null };

/** Key of a counter. Its parts are hashed, so the table contains no names or addresses. */
export function limitKey(kind: string, ...parts: string[]): string {
  return `${kind}:${secretHash(parts.join('\n'))}`;
}

/** The live counters of these keys, in one statement. */
export async function readCounters(db: RawDatabase, keys: string[]): Promise<Map<string, Counter>> {
  const now = Date.now();
  const rows = await db.$queryRaw<Row[]>(
    Prisma.sql`SELECT key, points, expire FROM "RateLimit" WHERE key = ANY(${keys}) AND expire > ${now}`,
  );
  return new Map(
    rows.map(({ key, points, expire }) => [key, { count: points, msLeft: Number(expire) - now }]),
  );
}

/**
 * Counts one event under a key atomically and returns the counter. A window starts with its first event; later events
 * do not extend it.
 */
export async function countEvent(
  db: RawDatabase,
  { key, windowMinutes }: { key: string; windowMinutes: number },
): Promise<Counter> {
  return counterOf(await limiter(db, { seconds: windowMinutes * 60 }).penalty(key));
}

/** Takes the single turn of a key per interval; returns the waiting time if another call took it. */
export async function takeTurn(db: RawDatabase, key: string, pauseMs: number): Promise<number> {
  const { count, msLeft } = counterOf(await limiter(db, { seconds: pauseMs / 1_000 }).penalty(key));
  return count > 1 ? Math.max(1, msLeft) : 0;
}

/** Remembers a key for a number of days. */
export async function rememberKey(db: RawDatabase, key: string, days: number): Promise<void> {
  await limiter(db, { seconds: days * 86_400 }).set(key, 1, days * 86_400);
}

/** Deletes counters, after a success. */
export async function clearCounters(db: RawDatabase, keys: string[]): Promise<void> {
  await db.$executeRaw(Prisma.sql`DELETE FROM "RateLimit" WHERE key = ANY(${keys})`);
}

/** Removes expired counters; called periodically. */
export async function removeExpiredCounters(db: RawDatabase): Promise<void> {
  await db.$executeRaw(Prisma.sql`DELETE FROM "RateLimit" WHERE expire <= ${Date.now()}`);
}

function limiter(db: RawDatabase, { seconds }: { seconds: number }): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: clientOf(db),
    storeType: 'client',
    tableName: 'RateLimit',
    tableCreated: true,
    // server/housekeeping does this.
    clearExpiredByTimeout: false,
    keyPrefix: '',
    // The rules interpret the count.
    points: 1,
    duration: seconds,
  });
}

/** Our database as the client type of the library. */
function clientOf(db: RawDatabase) {
  return {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const rows = await db.$queryRawUnsafe<Row[]>(text, ...values);
      return {
        rowCount: rows.length,
        rows: rows.map(({ expire, ...row }) => ({ ...row, expire: expire === null ? null : Number(expire) })),
      };
    },
  };
}

function counterOf({ consumedPoints, msBeforeNext }: RateLimiterRes): Counter {
  return { count: consumedPoints, msLeft: msBeforeNext };
}
