import type { Prisma } from '../../../database/generated/client.ts';
import { priceRowsOfJson } from '../../pricing/calculation/price-row.type.ts';
import { JOB_SERVICE_ORDER } from '../job/job-facts.ts';
import type { BenchFacts } from '../rules/bench/bench-stages.ts';
import { WORKFLOW, workflowOf } from './workflow-of.ts';

/** What is read of a job to know its way over the bench. */
export const BENCH_SELECT = {
  stage: true,
  specification: { select: { summary: true, breakdown: true } },
  services: {
    orderBy: JOB_SERVICE_ORDER,
    select: { status: true, serviceType: { select: { code: true } } },
  },
  itemType: { select: { workflow: WORKFLOW } },
} satisfies Prisma.JobOrderSelect;

/** A job's way over the bench, for the rules. */
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
