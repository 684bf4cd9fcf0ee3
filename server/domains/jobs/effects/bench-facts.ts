import type { Prisma } from '../../../database/generated/client.ts';
import { priceRowsOfJson } from '../../pricing/calculation/price-row.type.ts';
import { JOB_SERVICE_ORDER } from '../job/job-facts.ts';
import type { BenchFacts } from '../rules/bench/bench-stages.ts';
import { WORKFLOW, workflowOf } from './workflow-of.ts';

/** The columns that `benchFacts` reads. */
export const BENCH_SELECT = {
  stage: true,
  specification: { select: { summary: true, breakdown: true } },
  services: {
    orderBy: JOB_SERVICE_ORDER,
    select: { status: true, serviceType: { select: { code: true } } },
  },
  itemType: { select: { workflow: WORKFLOW } },
} satisfies Prisma.JobOrderSelect;

/** The bench stages of a job, for the rules. */
export function benchFacts({
  stage,
  specification,
  services,
  itemType,
}: Prisma.JobOrderGetPayload<{ select: typeof BENCH_SELECT }>): BenchFacts {
  const rows = [specification?.summary, specification?.breakdown].flatMap((json) =>
    json ? priceRowsOfJson(json) : [],
  );
  return {
    stage,
    priceRowKinds: rows.map(({ kind }) => kind),
    serviceTypeCodes: services
      .filter(({ status }) => status !== 'DECLINED')
      .map(({ serviceType }) => serviceType.code),
    workflow: workflowOf(itemType),
  };
}
