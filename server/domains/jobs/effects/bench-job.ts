import type { AuditContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { isActiveStage } from '../rules/bench/bench-stages.ts';
import { BENCH_SELECT, benchFacts } from './bench-facts.ts';
import { PROOF_GATE_SELECT, proofGateFacts } from './proof-gate-facts.ts';

/** What is read of a job before its stage changes. */
export type BenchJob = Awaited<ReturnType<typeof readBenchJob>>;

/** Reads a job's way over the bench and what gates it. */
export async function readBenchJob(tx: Prisma.TransactionClient, { id }: { id: number }) {
  const row = await tx.jobOrder.findUniqueOrThrow({
    where: { id },
    select: { ...BENCH_SELECT, ...PROOF_GATE_SELECT },
  });
  return { facts: benchFacts(row), gate: proofGateFacts(row) };
}

/** Writes that work was broken off or handed on unweighed: another stage was noted without more ado. */
export async function leaveStage(
  tx: Prisma.TransactionClient,
  { viewer, now }: Pick<AuditContext, 'viewer' | 'now'>,
  { id, stage }: { id: number; stage: number | null },
): Promise<void> {
  if (!isActiveStage(stage)) return;
  await tx.benchEntry.updateMany({
    where: { jobOrderId: id, finishedAt: null },
    data: { finishedAt: now, finishedById: viewer.userId },
  });
}
