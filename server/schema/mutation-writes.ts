import { type AuditContext, type AuditFact, recordAudit } from '../audit/record-audit.ts';
import type { Prisma } from '../database/generated/client.ts';
import { earlierOutcome, type KeyedWork, once, type StoredOutcome } from '../database/idempotency.ts';
import { runTransaction } from '../database/run-transaction.ts';
import type { Context } from './context.ts';
import { ExpectedTotal } from './expected-total.ts';

type Transaction = Prisma.TransactionClient;

/** What a mutation records: actions and entity type of its audit rows; or the reason why nothing. */
export type AuditRule =
  | { readonly action: string | readonly string[]; readonly entityType: string | null }
  | { readonly none: string };

/** Data of one audit row. `action` is one of several declared actions. */
type AuditedFacts = Omit<AuditFact, 'action' | 'entityType'> & {
  action?: string;
  entityType?: string;
};

/** Records the audit data of the transaction; null if nothing was done. */
export type RecordFacts = (facts: AuditedFacts | null) => void;

/** The transactions of a mutation. Each writes the declared audit rows at its end, from the recorded data. */
export interface Writes {
  /** The total that the user saw, for a mutation with `commits`. */
  readonly seen: ExpectedTotal;
  readonly transaction: <Outcome>(
    work: (tx: Transaction, record: RecordFacts) => Promise<Outcome>,
  ) => Promise<Outcome>;
}

/** The transactions of a mutation that takes an idempotency key. */
export interface KeyedWrites extends Writes {
  /** The caller's key; null when there is none. */
  readonly key: string | null;
  /** The stored outcome of an equal earlier call; null if there is none. */
  readonly earlier: <Outcome extends StoredOutcome>(
    call: Pick<KeyedWork<Outcome>, 'request' | 'sameAnswerSeconds'>,
  ) => Promise<Outcome | null>;
  /**
   * Runs the work at most once per key. `prepare` reads data before the transaction starts; a repeated call returns
   * before that.
   */
  readonly once: <Outcome extends StoredOutcome, Prepared = undefined>(
    call: OnceCall<Outcome, Prepared>,
  ) => Promise<Outcome>;
}

type OnceCall<Outcome extends StoredOutcome, Prepared> = Pick<
  KeyedWork<Outcome, Prepared>,
  'request' | 'sameAnswerSeconds' | 'prepare'
> & { work: (tx: Transaction, record: RecordFacts, prepared: Prepared) => Promise<Outcome> };

/** Transactions outside of GraphQL with the audit of a mutation. */
export function auditedWrites(
  context: AuditContext & Pick<Context, 'db'>,
  audit: AuditRule,
  seen: ExpectedTotal | null = null,
): Writes {
  const { db, viewer, address } = context;
  const from = viewer.account ? String(viewer.account.userId) : address;
  return {
    seen: seen ?? ExpectedTotal.none,
    transaction: (work) =>
      runTransaction(db, from, (tx) => withAudit(tx, context, { audit, seen }, (record) => work(tx, record))),
  };
}

/** The transactions of one call of a keyed mutation. */
export function keyedWrites(
  context: Context,
  {
    operation,
    key,
    audit,
    seen = null,
  }: { operation: string; key: string | null; audit: AuditRule; seen?: ExpectedTotal | null },
): KeyedWrites {
  // A different total makes it a different request.
  const withTotal = (request: unknown) =>
    seen?.expected ? { request, expectedGrandTotal: seen.expected.toFixed() } : request;
  return {
    ...auditedWrites(context, audit, seen),
    key: key ?? context.idempotencyKey,
    earlier: ({ request, ...call }) =>
      earlierOutcome(context, { ...call, request: withTotal(request), operation, key }),
    once: ({ work, request, ...call }) =>
      once(context, {
        ...call,
        request: withTotal(request),
        operation,
        key,
        work: (tx, prepared) =>
          withAudit(tx, context, { audit, seen }, (record) => work(tx, record, prepared)),
      }),
  };
}

/**
 * Runs the work and writes its audit rows; throws if the work recorded nothing although the declaration requires it.
 */
async function withAudit<Outcome>(
  tx: Transaction,
  context: AuditContext,
  { audit, seen }: { audit: AuditRule; seen: ExpectedTotal | null },
  work: (record: RecordFacts) => Promise<Outcome>,
): Promise<Outcome> {
  const rows: AuditFact[] = [];
  let isRecorded = false;
  const outcome = await work((facts) => {
    isRecorded = true;
    if (facts !== null) rows.push(auditFact(audit, facts));
  });
  if (!isRecorded && !('none' in audit)) throw new Error(`Nothing was recorded of ${audit.action}.`);
  if (rows.length > 0 && seen && !seen.isSettled)
    throw new Error('What the customer is committed to was not compared with the total that was seen.');
  for (const row of rows) await recordAudit(tx, context, row);
  return outcome;
}

function auditFact(audit: AuditRule, { action, entityType, ...facts }: AuditedFacts): AuditFact {
  if ('none' in audit) throw new Error('A mutation without an audit records nothing.');
  const declared = typeof audit.action === 'string' ? [audit.action] : audit.action;
  const named = action ?? declared[0];
  if (named === undefined || !declared.includes(named))
    throw new Error(`The audit does not declare ${action}.`);
  const kind = entityType ?? audit.entityType;
  return { ...facts, action: named, ...(kind === null ? {} : { entityType: kind }) };
}
