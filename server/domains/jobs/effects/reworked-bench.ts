import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError } from '../../../errors/errors.ts';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import { leadDaysLeft } from '../rules/bench/bench-schedule.ts';
import { passedStages } from '../rules/bench/bench-stages.ts';
import { reworkStage } from '../rules/bench/rework-stage.ts';
import { leaveStage, readBenchJob } from './bench-job.ts';

/** The bench-related part of a status change. */
type Step = {
  isRework: boolean;
  to: JobStatusCode;
  /** Stage for the rework. */
  stage: number | null;
  reason: string | null;
};

type Columns = { stage?: number; leadDaysLeft?: number; reworkReason?: string | null };

/**
 * Columns that a rework changes: the job waits for the given stage, with the reason, until the next quality check.
 * @throws InvalidInputError if the job does not pass the stage
 */
export async function reworkedBench(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  job: { id: number; stage: number | null },
  { isRework, to, stage: named, reason }: Step,
): Promise<Columns> {
  if (to === 'QUALITY_CHECK') return { reworkReason: null };
  if (!isRework) return {};
  const reworkReason = reason?.trim() || null;
  const { facts } = await readBenchJob(tx, job);
  const stage = reworkStage(passedStages(facts), named);
  if (stage === null) {
    if (named !== null) throw InvalidInputError.of('stage', 'UNKNOWN', 'The job does not pass this stage.');
    return { reworkReason };
  }
  await leaveStage(tx, context, job);
  return { stage, leadDaysLeft: leadDaysLeft(passedStages({ ...facts, stage }), stage), reworkReason };
}
