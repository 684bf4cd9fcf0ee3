import { createHash } from 'node:crypto';
import { InvalidInputError, RefusedError } from '../errors/errors.ts';
import { holdsCardNumber } from '../lib/card-numbers.ts';
import { isLockTimeout } from './bounded-reads.ts';
import type { Database } from './client.ts';
import type { Prisma } from './generated/client.ts';
import { runTransaction } from './run-transaction.ts';

/** A stored outcome answers for this long. */
const STORED_HOURS = 24;

/** Expired keys that one keyed call sweeps away. */
const SWEEP = 20;

const USABLE_KEY = /^[\x21-\x7e]{1,255}$/;

/** A JSON outcome that can be stored and answered again: ids, not rows. */
export type StoredOutcome = Record<string, string | number | boolean | null | number[] | string[]>;

/** What of a request a keyed call needs: whose it is, when, and the key of its header. */
interface KeyedRequest {
  db: Database;
  viewer: { readonly userId: number };
  now: Date;
  idempotencyKey: string | null;
}

/** What a keyed call is and does. */
export interface KeyedWork<Outcome extends StoredOutcome, Prepared = undefined> {
  /** Name of the mutation: keys of different mutations never meet. */
  operation: string;
  /** The input's own key; the request header's when absent. */
  key: string | null | undefined;
  /** Without a key: an equal request of the same user within so many seconds answers the first. */
  sameAnswerSeconds?: number;
  /** What was asked; the same key with another request is refused. */
  request: unknown;
  /** Reads what the work needs to know before the transaction begins; not for a call that was answered before. */
  prepare?: () => Promise<Prepared>;
  work: (tx: Prisma.TransactionClient, prepared: Prepared) => Promise<Outcome>;
}

type AskedOnce = Pick<KeyedWork<StoredOutcome>, 'operation' | 'key' | 'sameAnswerSeconds' | 'request'>;

/**
 * Runs work in a transaction, at most once per key (Stripe's semantics): the key's row is the lock, callers with the
 * same key wait and get the stored outcome, failures store nothing. Without a key it is a plain transaction, or one that an equal request
 * of the last `sameAnswerSeconds` answers.
 * @throws RefusedError IDEMPOTENCY_KEY_REUSED (other request), REQUEST_IN_PROGRESS (waited as long as requests wait for locks)
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
 * The outcome of an equal call before, for calls that do something else before their work; null: there is none that still
 * answers. `once` decides between callers at once.
 * @throws RefusedError IDEMPOTENCY_KEY_REUSED
 */
export async function earlierOutcome<Outcome extends StoredOutcome>(
  context: KeyedRequest,
  asked: AskedOnce,
): Promise<Outcome | null> {
  const entry = keyEntry(context, asked);
  // Written by this very operation from an Outcome.
  return entry && ((await storedOutcome(context.db, entry, context.now)) as Outcome | null);
}

/** What a call is known by; null: it has no key, and equal requests are not the same. */
function keyEntry(
  { viewer, idempotencyKey }: KeyedRequest,
  { operation, key: ownKey, sameAnswerSeconds, request }: AskedOnce,
): KeyEntry | null {
  const requestHash = hashOf(request);
  const givenKey = usableKey(ownKey ?? idempotencyKey);
  // A space: no caller can give such a key.
  const key = givenKey ?? (sameAnswerSeconds === undefined ? null : `same ${requestHash}`);
  const storedSeconds = givenKey === null ? (sameAnswerSeconds ?? 0) : STORED_HOURS * 3_600;
  return key === null ? null : { userId: viewer.userId, operation, key, requestHash, storedSeconds };
}

/** The outcome that is stored under a key, null when there is none; `claim` decides between callers at once. */
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

/** Takes the key for this transaction, or answers the outcome stored under it. Waits for whoever holds it. */
async function claim(tx: Prisma.TransactionClient, entry: KeyEntry, now: Date): Promise<unknown> {
  const { userId, operation, key, requestHash, storedSeconds } = entry;
  const swept = new Date(now.getTime() - STORED_HOURS * 3_600_000);
  const oldest = new Date(now.getTime() - storedSeconds * 1_000);
  // The sweep leaves the key itself alone: one statement must not touch a row twice.
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
