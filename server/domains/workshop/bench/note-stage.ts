import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import type { BenchJob } from '../../jobs/effects/bench-job.ts';
import { leadDaysLeft } from '../../jobs/rules/bench/bench-schedule.ts';
import { passedStages } from '../../jobs/rules/bench/bench-stages.ts';
import { stageObstacle } from '../../jobs/rules/proof-gate.ts';
import { changeJob } from '../../jobs/transitions/change-job.ts';
import type { EditedJob } from '../../jobs/transitions/edited-job.ts';

/**
 * Records the stage of a job with the working days left.
 * @throws RefusedError if a proof is missing
 */
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

/** Records that work at a stage began. */
export async function openEntry(
  tx: Prisma.TransactionClient,
  { viewer, now }: ActorContext,
  entry: { jobOrderId: number; stage: number; weightIn: string | null },
): Promise<void> {
  await tx.benchEntry.create({
    data: { ...entry, startedAt: now, startedById: viewer.userId },
    select: { id: true },
  });
}
