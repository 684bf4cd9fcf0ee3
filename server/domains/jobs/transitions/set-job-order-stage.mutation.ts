import { InvalidInputError, RefusedError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { PROOF_GATE_SELECT, proofGateFacts } from '../proofs/proof-gate-facts.ts';
import { isStageCode } from '../rules/bench-stages.ts';
import { STAGED_STATUSES } from '../rules/editable-statuses.ts';
import { stageObstacle } from '../rules/proof-gate.ts';
import { JOB_ORDERS_STAGE } from '../rules/transitions.ts';
import { changeJob } from './change-job.ts';
import { editedJob } from './edited-job.ts';
import { jobOrderField, jobOrderKey } from './job-order-result.ts';

mutation('setJobOrderStage', {
  description:
    'Notes where a job is on the bench; none is cast before the customer approved its proofs. Staff only.',
  permission: JOB_ORDERS_STAGE,
  audit: { action: 'JOB_ORDER_STAGE', entityType: 'JobOrder' },
  repeat: 'naturally repeatable: sets a stage',
  budget: 5,
  input: (t) => ({
    id: t.id({ required: true, description: 'Job order.' }),
    stage: t.int({
      required: true,
      description: 'Code of a stage, 10 to 100; one less means waiting for it.',
    }),
    version: t.int({ description: 'Version that was seen.' }),
  }),
  resolve: async (input, context, writes) => {
    const { stage } = input;
    const jobOrderId = jobOrderKey(input.id);
    if (!isStageCode(stage)) throw InvalidInputError.of('stage', 'UNKNOWN', 'No such stage.');
    await writes.transaction(async (tx, record) => {
      const job = await editedJob(tx, context, {
        jobOrderId,
        permission: JOB_ORDERS_STAGE,
        version: input.version,
        statuses: STAGED_STATUSES,
        refusal: () => 'JOB_ORDER_NOT_IN_WORK',
      });
      await changeJob(tx, job, { stage });
      const gate = await tx.jobOrder.findUniqueOrThrow({ where: { id: job.id }, select: PROOF_GATE_SELECT });
      const obstacle = stageObstacle(stage, { ...proofGateFacts(gate), stage: job.stage });
      if (obstacle) throw new RefusedError(obstacle);
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
