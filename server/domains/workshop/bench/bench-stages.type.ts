import { builder } from '../../../schema/builder.ts';
import { BENCH_SELECT, benchFacts } from '../../jobs/effects/bench-facts.ts';
import { PROOF_GATE_SELECT, proofGateFacts } from '../../jobs/effects/proof-gate-facts.ts';
import { JobOrder } from '../../jobs/job/job-order.type.ts';
import { benchStageIndex, benchStages } from '../../jobs/rules/bench/bench-stages.ts';
import { isOnBench } from '../../jobs/rules/job-edits.ts';
import { stageObstacle } from '../../jobs/rules/proof-gate.ts';
import { jobStatusCode } from '../../orders/lines/job-statuses.ts';
import { JobStageType } from './job-stage.type.ts';

builder.prismaObjectField(JobOrder, 'stage', (t) =>
  t.field({
    type: JobStageType,
    nullable: true,
    description: 'Bench stage; null before work begins.',
    select: { stage: true },
    resolve: ({ stage }) => (stage === null ? null : { code: stage }),
  }),
);

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
