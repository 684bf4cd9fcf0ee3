import { builder } from '../../../schema/builder.ts';
import { BENCH_SELECT, benchFacts } from '../../jobs/effects/bench-facts.ts';
import { PROOF_GATE_SELECT, proofGateFacts } from '../../jobs/effects/proof-gate-facts.ts';
import { JOB_FACTS_SELECT, jobActor, jobFacts } from '../../jobs/job/job-facts.ts';
import { JobOrder } from '../../jobs/job/job-order.type.ts';
import { passedStages } from '../../jobs/rules/bench/bench-stages.ts';
import { offeredEdits } from '../../jobs/rules/job-edits.ts';
import { type ProofObstacle, stageObstacle } from '../../jobs/rules/proof-gate.ts';
import { type BenchMove, nextMove } from '../rules/bench-move.ts';
import { JobStageType } from './job-stage.type.ts';

const BenchMoveKindEnum = builder.enumType('BenchMoveKind', {
  description: 'Kinds of steps at the bench.',
  values: {
    START: { description: 'A stage begins: `startBenchStage`.' },
    FINISH: { description: 'A stage ends: `finishBenchStage`.' },
  } as const,
});

/** The next step of a job at the bench. */
const BenchMoveType = builder
  .objectRef<BenchMove & { missing: ProofObstacle | null }>('BenchMove')
  .implement({
    description: 'The next step of a job at the bench.',
    fields: (t) => ({
      kind: t.field({ type: BenchMoveKindEnum, description: 'Kind of step.', resolve: ({ kind }) => kind }),
      stage: t.field({
        type: JobStageType,
        description: 'Stage that is started or finished.',
        resolve: ({ stage }) => ({ code: stage }),
      }),
      reaches: t.field({
        type: JobStageType,
        description: 'Stage of the job after the step.',
        resolve: ({ reaches }) => ({ code: reaches }),
      }),
      isWeighed: t.exposeBoolean('isWeighed', { description: 'The step requires a weight.' }),
      missing: t.string({
        nullable: true,
        description: 'Missing requirement: `PROOF_REQUIRED`, `PROOF_NOT_APPROVED`.',
        resolve: ({ missing }) => missing,
      }),
    }),
  });

builder.prismaObjectField(JobOrder, 'benchMove', (t) =>
  t.field({
    type: BenchMoveType,
    nullable: true,
    description: 'Next step at the bench that the viewer may perform; null: none.',
    select: {
      ...JOB_FACTS_SELECT,
      specification: BENCH_SELECT.specification,
      ...PROOF_GATE_SELECT,
    },
    resolve: (job, _args, { viewer }) => {
      if (!offeredEdits(jobFacts(job), jobActor(viewer)).includes('STAGE')) return null;
      const move = nextMove(passedStages(benchFacts(job)), job.stage);
      if (!move) return null;
      return {
        ...move,
        missing: move.kind === 'START' ? stageObstacle(move.stage, proofGateFacts(job)) : null,
      };
    },
  }),
);
