import { builder } from '../../../schema/builder.ts';
import { JobStageType } from '../job/job-stage.type.ts';
import { BENCH_STAGES } from '../rules/bench/bench-stages.ts';
import { JOB_ORDERS_STAGE } from '../rules/transitions.ts';

builder.queryField('benchStages', (t) =>
  t.field({
    type: [JobStageType],
    description: 'Every stage of the bench in working order. For staff who note stages (1703).',
    authScopes: { permission: JOB_ORDERS_STAGE },
    budget: 0,
    resolve: () => BENCH_STAGES.map(({ code }) => ({ code })),
  }),
);
