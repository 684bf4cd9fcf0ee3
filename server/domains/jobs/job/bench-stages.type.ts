import { builder } from '../../../schema/builder.ts';
import { jobStatusCode } from '../../orders/lines/job-statuses.ts';
import { BENCH_SELECT, benchFacts } from '../bench/bench-facts.ts';
import { PROOF_GATE_SELECT, proofGateFacts } from '../proofs/proof-gate-facts.ts';
import { benchStageIndex, benchStages } from '../rules/bench/bench-stages.ts';
import { isOnBench } from '../rules/editable-statuses.ts';
import { stageObstacle } from '../rules/proofs/proof-gate.ts';
import { JobOrder } from './job-order.type.ts';
import { JobStageType } from './job-stage.type.ts';

builder.prismaObjectField(JobOrder, 'benchStages', (t) =>
  t.field({
    type: [JobStageType],
    description:
      'Bench stages of this job, in order; customers get simplified stages, each with its last code.',
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
      'Index in `benchStages` of the stage that it is at or waits for, from 0; null before work begins and after it has left the bench.',
    select: { ...BENCH_SELECT, statusId: true },
    resolve: (job, _args, { language, viewer }) => {
      if (job.stage === null || !isOnBench(jobStatusCode(job.statusId))) return null;
      return benchStageIndex(benchStages(benchFacts(job), language, viewer.isStaff), job.stage);
    },
  }),
);
