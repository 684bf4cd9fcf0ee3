import type { Prisma } from '../../../database/generated/client.ts';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import { leadDaysLeft } from '../rules/bench/bench-schedule.ts';
import { passedStages } from '../rules/bench/bench-stages.ts';
import { STAGED_STATUSES } from '../rules/job-edits.ts';
import { BENCH_SELECT, benchFacts } from './bench-facts.ts';

/** Columns of a job that enters the bench for the first time: the working days left. */
export async function enteredBench(
  tx: Prisma.TransactionClient,
  job: { id: number; leadDaysLeft: number | null },
  to: JobStatusCode,
): Promise<{ leadDaysLeft?: number }> {
  if (job.leadDaysLeft !== null || !STAGED_STATUSES.includes(to)) return {};
  const facts = benchFacts(
    await tx.jobOrder.findUniqueOrThrow({ where: { id: job.id }, select: BENCH_SELECT }),
  );
  return { leadDaysLeft: leadDaysLeft(passedStages(facts), facts.stage) };
}
