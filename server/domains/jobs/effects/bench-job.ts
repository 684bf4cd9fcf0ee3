import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { isActiveStage } from '../rules/bench/bench-stages.ts';
import { BENCH_SELECT, benchFacts } from './bench-facts.ts';
import { PROOF_GATE_SELECT, proofGateFacts } from './proof-gate-facts.ts';

/** The data of a job that changes of its stage need. */
export type BenchJob = Awaited<ReturnType<typeof readBenchJob>>;

/** Reads the bench stages of a job and what gates them. */
export async function readBenchJob(tx: Prisma.TransactionClient, { id }: { id: number }) {
  const row = await tx.jobOrder.findUniqueOrThrow({
    where: { id },
    select: { ...BENCH_SELECT, ...PROOF_GATE_SELECT },
  });
  return { facts: benchFacts(row), gate: proofGateFacts(row) };
}

/** Records that a stage was interrupted, or finished without a weighing, because another stage was entered. */
export async function leaveStage(
  tx: Prisma.TransactionClient,
  { viewer, now }: ActorContext,
  { id, stage }: { id: number; stage: number | null },
): Promise<void> {
  if (!isActiveStage(stage)) return;
  await tx.benchEntry.updateMany({
    where: { jobOrderId: id, finishedAt: null },
    data: { finishedAt: now, finishedById: viewer.userId },
  });
}

/**
 * Puts a job back to the stage that an undone step took it from: work that began since is interrupted, and work that
 * the step interrupted continues.
 */
export async function returnToStage(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  job: { id: number; stage: number | null },
  { stage, leftAt }: { stage: number | null; leftAt: Date },
): Promise<void> {
  await leaveStage(tx, context, job);
  if (!isActiveStage(stage)) return;
  await tx.benchEntry.updateMany({
    where: { jobOrderId: job.id, stage, finishedAt: leftAt },
    data: { finishedAt: null, finishedById: null },
  });
}
