import { InvalidInputError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { leaveStage, readBenchJob } from '../../jobs/effects/bench-job.ts';
import { isActiveStage, isStageCode } from '../../jobs/rules/bench/bench-stages.ts';
import { JOB_ORDERS_STAGE } from '../../jobs/rules/transitions.ts';
import { editedJob } from '../../jobs/transitions/edited-job.ts';
import { jobOrderField } from '../../jobs/transitions/job-order-result.ts';
import { noteStage, openEntry } from './note-stage.ts';

mutation('setJobOrderStage', {
  description:
    'Sets the bench stage of a job; casting requires that the customer approved its proofs. Staff only.',
  permission: JOB_ORDERS_STAGE,
  audit: { action: 'JOB_ORDER_STAGE', entityType: 'JobOrder' },
  repeat: 'naturally repeatable: sets a stage',
  budget: 10,
  input: (t) => ({
    id: t.id({ required: true, description: 'Job order.' }),
    stage: t.int({
      required: true,
      description: 'Code of a stage, 10 to 100; one less means waiting for it.',
    }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async (input, context, writes) => {
    const { stage } = input;
    const jobOrderId = rowKey('JobOrder', input.id);
    if (!isStageCode(stage)) throw InvalidInputError.of('stage', 'UNKNOWN', 'No such stage.');
    await writes.transaction(async (tx, record) => {
      const job = await editedJob(tx, context, {
        jobOrderId,
        version: input.version,
        edit: 'STAGE',
        refusal: () => 'JOB_ORDER_NOT_IN_WORK',
      });
      await noteStage(tx, job, await readBenchJob(tx, job), stage);
      if (stage !== job.stage) {
        await leaveStage(tx, context, job);
        if (isActiveStage(stage)) await openEntry(tx, context, { jobOrderId, stage, weightIn: null });
      }
      record({
        entityId: job.id,
        customerId: job.customerId,
        data: { number: job.number, from: job.stage, to: stage },
      });
    });
    return { jobOrderId };
  },
  success: (t) => ({ jobOrder: jobOrderField(t) }),
  sample: async ({ caller, sales, job, move }) => ({
    as: caller(sales),
    input: { id: await move(await move(await job(), 'RELEASE'), 'START'), stage: 40 },
  }),
});
