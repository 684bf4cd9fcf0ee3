import type { Prisma } from '../../../server/database/generated/client.ts';
import { BENCH_SELECT, benchFacts } from '../../../server/domains/jobs/effects/bench-facts.ts';
import { leadDaysLeft, startBy } from '../../../server/domains/jobs/rules/bench/bench-schedule.ts';
import { passedStages } from '../../../server/domains/jobs/rules/bench/bench-stages.ts';
import { STAGED_STATUSES } from '../../../server/domains/jobs/rules/job-edits.ts';
import { JOB_STATUSES } from '../../../server/domains/orders/rules/job-status-codes.ts';
import { isoDayOfColumn } from '../../../server/domains/settings/company-day.ts';

/** Sets the remaining business days and the latest start of jobs in production. */
export async function setLeadDays(db: Prisma.TransactionClient, jobIds: readonly number[]): Promise<void> {
  const staged = STAGED_STATUSES.map((code) => JOB_STATUSES[code].id);
  const jobs = await db.jobOrder.findMany({
    where: { id: { in: [...jobIds] }, events: { some: { toStatusId: { in: staged } } } },
    select: { id: true, promisedOn: true, ...BENCH_SELECT },
  });
  const rows = jobs.map((job) => {
    const facts = benchFacts(job);
    const days = leadDaysLeft(passedStages(facts), facts.stage);
    return { id: job.id, leadDaysLeft: days, startBy: startBy(isoDayOfColumn(job.promisedOn), days) };
  });
  await db.$executeRaw`
    UPDATE "JobOrder" job SET "leadDaysLeft" = noted."leadDaysLeft", "startBy" = noted."startBy"
    FROM jsonb_populate_recordset(NULL::"JobOrder", ${JSON.stringify(rows)}::jsonb) noted WHERE job.id = noted.id`;
}
