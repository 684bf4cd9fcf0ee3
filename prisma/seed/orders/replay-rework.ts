import { leadDaysLeft } from '../../../server/domains/jobs/rules/bench/bench-schedule.ts';
import { type BenchFacts, passedStages } from '../../../server/domains/jobs/rules/bench/bench-stages.ts';
import { reworkStage } from '../../../server/domains/jobs/rules/bench/rework-stage.ts';
import type { JobBefore } from '../../../server/domains/jobs/rules/replaced-values.ts';
import { priceRowsOfJson } from '../../../server/domains/pricing/calculation/price-row.type.ts';
import type { PastJob } from './new-job.ts';

type Rework = {
  /** The changed columns of the job. */
  columns: Partial<Pick<PastJob, 'stage' | 'reworkReason'>>;
  /** The replaced values, as its history stores them. */
  before: JobBefore;
};

/** The changes of a past rework: the job waits for the last stage that it passes. */
export function replayRework(job: PastJob, workflow: BenchFacts['workflow'], reason: string | null): Rework {
  const facts: BenchFacts = {
    stage: job.stage,
    priceRowKinds: [...priceRowsOfJson(job.specification?.summary ?? []), ...job.breakdown].map(
      ({ kind }) => kind,
    ),
    serviceTypeCodes: job.services
      .filter(({ status }) => status !== 'DECLINED')
      .map(({ serviceType }) => serviceType.code),
    workflow,
  };
  const stages = passedStages(facts);
  const stage = reworkStage(stages, null);
  const reworkReason = reason?.trim() || null;
  return {
    columns: stage === null ? { reworkReason } : { stage, reworkReason },
    before: {
      stage: job.stage,
      leadDaysLeft: leadDaysLeft(stages, job.stage),
      reworkReason: job.reworkReason,
    },
  };
}
