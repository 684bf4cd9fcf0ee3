import type { AuditContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { PROOF_GATE_SELECT, proofGateFacts } from '../proofs/proof-gate-facts.ts';
import { isActiveStage } from '../rules/bench/bench-move.ts';
import { leadDaysLeft } from '../rules/bench/bench-schedule.ts';
import { passedStages } from '../rules/bench/bench-stages.ts';
import { stageObstacle } from '../rules/proofs/proof-gate.ts';
import { changeJob } from '../transitions/change-job.ts';
import type { EditedJob } from '../transitions/edited-job.ts';
import { BENCH_SELECT, benchFacts } from './bench-facts.ts';

type Doer = Pick<AuditContext, 'viewer' | 'now'>;

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

/** Notes the stage of a job with the days of work that are left; throws RefusedError where a proof is missing. */
export async function noteStage(
  tx: Prisma.TransactionClient,
  job: EditedJob,
  { facts, gate }: BenchJob,
  stage: number,
): Promise<void> {
  const obstacle = stageObstacle(stage, gate);
  if (obstacle) throw new RefusedError(obstacle);
  const stages = passedStages({ ...facts, stage });
  await changeJob(tx, job, { stage, leadDaysLeft: leadDaysLeft(stages, stage) });
}

/** Writes that work at a stage began. */
export async function openEntry(
  tx: Prisma.TransactionClient,
  { viewer, now }: Doer,
  entry: { jobOrderId: number; stage: number; weightIn: string | null },
): Promise<void> {
  await tx.benchEntry.create({
    data: { ...entry, startedAt: now, startedById: viewer.userId },
    select: { id: true },
  });
}

/** Writes that work was broken off or handed on unweighed: another stage was noted without more ado. */
export async function leaveStage(
  tx: Prisma.TransactionClient,
  { viewer, now }: Doer,
  { id, stage }: { id: number; stage: number | null },
): Promise<void> {
  if (!isActiveStage(stage)) return;
  await tx.benchEntry.updateMany({
    where: { jobOrderId: id, finishedAt: null },
    data: { finishedAt: now, finishedById: viewer.userId },
  });
}
