import { builder } from '../../../schema/builder.ts';
import { BENCH_STAGES } from '../../jobs/rules/bench/bench-stages.ts';
import { JOB_ORDERS_STAGE } from '../../jobs/rules/transitions.ts';
import { JobStageType } from './job-stage.type.ts';

builder.queryField('benchStages', (t) =>
  t.field({
    type: [JobStageType],
    description: 'All bench stages in working order. For staff who record stages (1703).',
    authScopes: { permission: JOB_ORDERS_STAGE },
    budget: 0,
    resolve: () => BENCH_STAGES.map(({ code }) => ({ code })),
  }),
);
