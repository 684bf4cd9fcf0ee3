import { RefusedError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { readBenchJob } from '../../jobs/effects/bench-job.ts';
import { passedStages } from '../../jobs/rules/bench/bench-stages.ts';
import { JOB_ORDERS_STAGE } from '../../jobs/rules/transitions.ts';
import { editedJob } from '../../jobs/transitions/edited-job.ts';
import { jobOrderField } from '../../jobs/transitions/job-order-result.ts';
import { takeStep } from '../../jobs/transitions/perform-transition.ts';
import { nextMove } from '../rules/bench-move.ts';
import { benchWeight } from './bench-weight.ts';
import { noteStage, openEntry } from './note-stage.ts';

mutation('startBenchStage', {
  description:
    'Starts the bench stage that a job waits for. An approved job goes into production. Staff only.',
  permission: JOB_ORDERS_STAGE,
  audit: { action: ['JOB_ORDER_BENCH_START', 'JOB_ORDER_START'], entityType: 'JobOrder' },
  repeat: 'naturally repeatable: a stage that is begun is refused',
  budget: 26,
  input: (t) => ({
    id: t.id({ required: true, description: 'Job order.' }),
    weightIn: t.field({
      type: 'Decimal',
      description:
        'Gross weight of the whole job in grams, two decimals; required when its `benchMove` includes weighing.',
    }),
    weightConfirmed: t.boolean({
      description:
        'Confirms a weight that is far from the expected one; without it such a weight is refused with `WEIGHT_IMPLAUSIBLE`.',
    }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async (input, context, writes) => {
    const jobOrderId = rowKey('JobOrder', input.id);
    await writes.transaction(async (tx, record) => {
      const edit = {
        jobOrderId,
        version: input.version,
        edit: 'STAGE' as const,
        refusal: () => 'JOB_ORDER_NOT_IN_WORK',
      };
      const seen = await editedJob(tx, context, edit);
      const bench = await readBenchJob(tx, seen);
      const move = nextMove(passedStages(bench.facts), seen.stage);
      if (move === null) throw new RefusedError('BENCH_DONE');
      if (move.kind !== 'START') throw new RefusedError('BENCH_STAGE_STARTED');
      const weightIn = await benchWeight(tx, 'weightIn', {
        weight: input.weightIn,
        isNeeded: move.isWeighed,
        isConfirmed: input.weightConfirmed ?? false,
        job: seen,
      });
      if (seen.statusCode === 'APPROVED') {
        await takeStep(tx, context, { jobOrderId, action: 'START' }, record);
      }
      const job =
        seen.statusCode === 'APPROVED' ? await editedJob(tx, context, { ...edit, version: null }) : seen;
      await noteStage(tx, job, bench, move.reaches);
      await openEntry(tx, context, { jobOrderId, stage: move.stage, weightIn });
      record({
        action: 'JOB_ORDER_BENCH_START',
        entityId: job.id,
        customerId: job.customerId,
        data: { number: job.number, stage: move.stage, weightIn },
      });
    });
    return { jobOrderId };
  },
  success: (t) => ({ jobOrder: jobOrderField(t) }),
  sample: async ({ caller, sales, job, move }) => ({
    as: caller(sales),
    input: { id: await move(await move(await job(), 'RELEASE'), 'START') },
    audited: 'JOB_ORDER_BENCH_START',
  }),
});
