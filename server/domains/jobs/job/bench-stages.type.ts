import type { Prisma } from '../../../database/generated/client.ts';
import { builder } from '../../../schema/builder.ts';
import { priceRowsOfJson } from '../../pricing/calculation/price-row.type.ts';
import { PROOF_GATE_SELECT, proofGateFacts } from '../proofs/proof-gate-facts.ts';
import { type BenchFacts, benchStageIndex, benchStages } from '../rules/bench-stages.ts';
import { isOnBench } from '../rules/editable-statuses.ts';
import { stageObstacle } from '../rules/proof-gate.ts';
import { JOB_SERVICE_ORDER } from './job-facts.ts';
import { JobOrder } from './job-order.type.ts';
import { JobStageType } from './job-stage.type.ts';
import { jobStatusCode } from './job-statuses.ts';

const BENCH_SELECT = {
  stage: true,
  statusId: true,
  specification: { select: { summary: true, breakdown: true } },
  services: {
    orderBy: JOB_SERVICE_ORDER,
    select: { status: true, serviceType: { select: { code: true } } },
  },
} satisfies Prisma.JobOrderSelect;

type BenchSource = Pick<
  Prisma.JobOrderGetPayload<{ select: typeof BENCH_SELECT }>,
  'stage' | 'specification' | 'services'
>;

builder.prismaObjectField(JobOrder, 'benchStages', (t) =>
  t.field({
    type: [JobStageType],
    description:
      'Stages of the bench that this job passes, in order; customers get coarse ones, each with its last code.',
    select: { ...BENCH_SELECT, ...PROOF_GATE_SELECT },
    resolve: (job, _args, { language, viewer }) => {
      const gate = proofGateFacts(job);
      return benchStages(benchFacts(job), language, viewer.isStaff).map((stage) => ({
        ...stage,
        missing: viewer.isStaff ? stageObstacle(stage.code, gate) : null,
      }));
    },
  }),
);

builder.prismaObjectField(JobOrder, 'benchStageIndex', (t) =>
  t.int({
    nullable: true,
    description:
      'Which of `benchStages` it is at or waits for, from 0; null before work begins and when it has left the bench.',
    select: BENCH_SELECT,
    resolve: (job, _args, { language, viewer }) => {
      if (job.stage === null || !isOnBench(jobStatusCode(job.statusId))) return null;
      return benchStageIndex(benchStages(benchFacts(job), language, viewer.isStaff), job.stage);
    },
  }),
);

function benchFacts({ stage, specification, services }: BenchSource): BenchFacts {
  const rows = [specification?.summary, specification?.breakdown].flatMap((json) =>
    json ? priceRowsOfJson(json) : [],
  );
  return {
    stage,
    priceRowKinds: rows.map(({ kind }) => kind),
    serviceTypeCodes: services
      .filter(({ status }) => status !== 'DECLINED')
      .map(({ serviceType }) => serviceType.code),
  };
}
