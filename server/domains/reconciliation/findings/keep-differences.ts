import type { Database } from '../../../database/client.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { moneyText } from '../../../lib/money.ts';
import { type ComparedTime, type Difference, fingerprintOf } from '../rules/compare-books.ts';

/** The lock for storing the findings of one run at a time. */
const FINDINGS_LOCK = 7_204_102;

/** The result of a run. */
type RunOutcome = {
  readonly differences: readonly Difference[];
  readonly time: Pick<ComparedTime, 'from' | 'until'>;
  readonly transactionCount: number;
  readonly chargeCount: number;
  readonly now: Date;
};

/**
 * Stores the findings of a run, and ends it. Known findings are not duplicated: those that staff resolved stay
 * resolved, those that resolved automatically are reopened. Open findings of the compared days that do not occur any
 * more are resolved automatically.
 */
export async function keepDifferences(
  db: Database,
  { id: runId, gateway }: { id: number; gateway: string },
  { differences, time, transactionCount, chargeCount, now }: RunOutcome,
): Promise<void> {
  const rows = differences.map((each) => findingColumns(gateway, each, { runId, now }));
  const fingerprints = rows.map(({ fingerprint }) => fingerprint);
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${FINDINGS_LOCK}::bigint)`;
    const { count: newCount } = await tx.reconciliationFinding.createMany({
      data: rows,
      skipDuplicates: true,
    });
    await tx.reconciliationFinding.updateMany({
      where: { fingerprint: { in: fingerprints } },
      data: { runId },
    });
    await tx.reconciliationFinding.updateMany({
      where: { fingerprint: { in: fingerprints }, state: 'RESOLVED', resolvedById: null },
      data: { state: 'OPEN', resolvedAt: null },
    });
    await tx.reconciliationFinding.updateMany({
      where: {
        gateway,
        state: 'OPEN',
        happenedAt: { gte: time.from, lte: time.until },
        runId: { not: runId },
      },
      data: { state: 'RESOLVED', resolvedAt: now },
    });
    await tx.reconciliationRun.update({
      where: { id: runId },
      data: {
        state: 'DONE',
        transactionCount,
        chargeCount,
        findingCount: rows.length,
        newCount,
        lastError: null,
        endedAt: now,
      },
      select: { id: true },
    });
  });
}

function findingColumns(
  gateway: string,
  difference: Difference,
  { runId, now }: { runId: number; now: Date },
): Prisma.ReconciliationFindingCreateManyInput {
  const { kind, at, chargeId, reference, ours, theirs } = difference;
  return {
    fingerprint: fingerprintOf(gateway, difference),
    runId,
    gateway,
    kind,
    reference,
    chargeId,
    happenedAt: at,
    ourAmount: ours && moneyText(ours.amount),
    ourCurrency: ours?.currency ?? null,
    ourState: ours?.state ?? null,
    theirAmount: theirs && moneyText(theirs.amount),
    theirCurrency: theirs?.currency ?? null,
    theirState: theirs?.state ?? null,
    state: 'OPEN',
    createdAt: now,
  };
}
