import { createHash } from 'node:crypto';
import { InvalidInputError, RefusedError } from '../errors/errors.ts';
import { holdsCardNumber } from '../lib/card-numbers.ts';
import { isLockTimeout } from './bounded-reads.ts';
import type { Database } from './client.ts';
import type { Prisma } from './generated/client.ts';
import { runTransaction } from './run-transaction.ts';

/** Lifetime of stored outcomes. */
const STORED_HOURS = 24;

/** Number of expired keys that one keyed call deletes. */
const SWEEP = 20;

const USABLE_KEY = /^[\x21-\x7e]{1,255}$/;

/** A JSON outcome that can be stored and returned again: ids, not rows. */
export type StoredOutcome = Record<string, string | number | boolean | null | number[] | string[]>;

/** Request data for a keyed call: user, time, and the key of the header. */
interface KeyedRequest {
  db: Database;
  viewer: { readonly userId: number };
  now: Date;
  idempotencyKey: string | null;
}

/** A keyed call and its work. */
export interface KeyedWork<Outcome extends StoredOutcome, Prepared = undefined> {
  /** Name of the mutation; keys are separate per mutation. */
  operation: string;
  /** The key in the input; default: that of the request header. */
  key: string | null | undefined;
  /** Without a key: seconds in which an equal request of the same user returns the first answer. */
  sameAnswerSeconds?: number;
  /** The request data; the same key with another request is refused. */
  request: unknown;
  /** Reads data before the transaction starts; not called if a stored outcome is returned. */
  prepare?: () => Promise<Prepared>;
  work: (tx: Prisma.TransactionClient, prepared: Prepared) => Promise<Outcome>;
}

type IdempotentRequest = Pick<
  KeyedWork<StoredOutcome>,
  'operation' | 'key' | 'sameAnswerSeconds' | 'request'
>;

/**
 * Runs work in a transaction, at most once per key (Stripe's semantics): the row of the key is the lock, callers with
 * the same key wait and get the stored outcome, and failures are not stored. Without a key, it is a plain transaction,
 * or returns the answer of an equal request within `sameAnswerSeconds`.
 * @throws RefusedError IDEMPOTENCY_KEY_REUSED (other request), REQUEST_IN_PROGRESS (waited until the lock time-out)
 */
export async function once<Outcome extends StoredOutcome, Prepared = undefined>(
  context: KeyedRequest,
  { prepare, work, ...asked }: KeyedWork<Outcome, Prepared>,
): Promise<Outcome> {
  const { db, viewer, now } = context;
  const entry = keyEntry(context, asked);
  const before = entry && prepare ? await storedOutcome(db, entry, now) : null;
  // A stored response was written by this very operation from an Outcome.
  if (before) return before as Outcome;
  // Without `prepare` nothing is prepared, and `Prepared` is undefined.
  const prepared = (await prepare?.()) as Prepared;
  try {
    return await runTransaction(db, String(viewer.userId), async (tx) => {
      if (entry === null) return work(tx, prepared);
      const stored = await claim(tx, entry, now);
      if (stored) return stored as Outcome;
      const outcome = await work(tx, prepared);
      await tx.$executeRaw`
          UPDATE "IdempotencyKey" SET "response" = ${JSON.stringify(outcome)}::jsonb
          WHERE "userId" = ${entry.userId} AND "operation" = ${entry.operation} AND "key" = ${entry.key}`;
      return outcome;
    });
  } catch (error) {
    if (isLockTimeout(error)) throw new RefusedError('REQUEST_IN_PROGRESS');
    throw error;
  }
}

/**
 * The stored outcome of an equal earlier call, for calls with side effects before their work; null if there is none.
 * `once` decides between concurrent callers.
 * @throws RefusedError IDEMPOTENCY_KEY_REUSED
 */
export async function earlierOutcome<Outcome extends StoredOutcome>(
  context: KeyedRequest,
  asked: IdempotentRequest,
): Promise<Outcome | null> {
  const entry = keyEntry(context, asked);
  // Written by this very operation from an Outcome.
  return entry && ((await storedOutcome(context.db, entry, context.now)) as Outcome | null);
}

/** The key entry of a call; null without a key, if equal requests are independent. */
function keyEntry(
  { viewer, idempotencyKey }: KeyedRequest,
  { operation, key: ownKey, sameAnswerSeconds, request }: IdempotentRequest,
): KeyEntry | null {
  const requestHash = hashOf(request);
  const givenKey = usableKey(ownKey ?? idempotencyKey);
  // With a space, which no caller's key can contain.
  const key = givenKey ?? (sameAnswerSeconds === undefined ? null : `same ${requestHash}`);
  const storedSeconds = givenKey === null ? (sameAnswerSeconds ?? 0) : STORED_HOURS * 3_600;
  return key === null ? null : { userId: viewer.userId, operation, key, requestHash, storedSeconds };
}

/** The outcome stored under a key; null if there is none. `claim` decides between concurrent callers. */
async function storedOutcome(
  db: Pick<Prisma.TransactionClient, 'idempotencyKey'>,
  { userId, operation, key, requestHash, storedSeconds }: KeyEntry,
  now: Date,
): Promise<unknown> {
  const held = await db.idempotencyKey.findUnique({
    where: { userId_operation_key: { userId, operation, key } },
    select: { requestHash: true, response: true, createdAt: true },
  });
  const oldest = now.getTime() - storedSeconds * 1_000;
  if (!held?.response || held.createdAt.getTime() < oldest) return null;
  if (held.requestHash !== requestHash) throw new RefusedError('IDEMPOTENCY_KEY_REUSED');
  return held.response;
}

interface KeyEntry {
  userId: number;
  operation: string;
  key: string;
  requestHash: string;
  storedSeconds: number;
}

/** Claims the key for this transaction, or returns its stored outcome. Waits for a transaction that has claimed it. */
async function claim(tx: Prisma.TransactionClient, entry: KeyEntry, now: Date): Promise<unknown> {
  const { userId, operation, key, requestHash, storedSeconds } = entry;
  const swept = new Date(now.getTime() - STORED_HOURS * 3_600_000);
  const oldest = new Date(now.getTime() - storedSeconds * 1_000);
  // The clean-up excludes the key itself, because one statement must not change a row twice.
  const claimed = await tx.$queryRaw<unknown[]>`
    WITH "swept" AS (
      DELETE FROM "IdempotencyKey" WHERE ("userId", "operation", "key") IN (
        SELECT "userId", "operation", "key" FROM "IdempotencyKey"
        WHERE "createdAt" < ${swept} AND NOT ("userId" = ${userId} AND "operation" = ${operation} AND "key" = ${key})
        ORDER BY "createdAt" LIMIT ${SWEEP} FOR UPDATE SKIP LOCKED))
    INSERT INTO "IdempotencyKey" AS "held" ("userId", "operation", "key", "requestHash", "createdAt")
    VALUES (${userId}::int, ${operation}, ${key}, ${requestHash}, ${now}::timestamp)
    ON CONFLICT ("userId", "operation", "key") DO UPDATE
      SET "requestHash" = EXCLUDED."requestHash", "createdAt" = EXCLUDED."createdAt", "response" = NULL
      WHERE "held"."createdAt" < ${oldest}
    RETURNING "held"."key"`;
  if (claimed.length > 0) return null;
  const held = await tx.idempotencyKey.findUnique({
    where: { userId_operation_key: { userId, operation, key } },
    select: { requestHash: true, response: true },
  });
  if (!held?.response) throw new RefusedError('REQUEST_IN_PROGRESS');
  if (held.requestHash !== requestHash) throw new RefusedError('IDEMPOTENCY_KEY_REUSED');
  return held.response;
}

function usableKey(key: string | null): string | null {
  if (key === null) return null;
  if (!USABLE_KEY.test(key)) {
    throw InvalidInputError.of('idempotencyKey', 'WRONG_FORMAT', 'Use 1 to 255 printable ASCII characters.');
  }
  if (holdsCardNumber(key)) throw InvalidInputError.of('idempotencyKey', 'CARD_NUMBER');
  return key;
}

/** SHA-256 over JSON with sorted keys: equal requests have equal hashes. */
export function hashOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request, sortedKeys)).digest('hex');
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
