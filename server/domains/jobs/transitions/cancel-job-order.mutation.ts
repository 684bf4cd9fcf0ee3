import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { JOB_ORDERS_VIEW } from '../../orders/access.ts';
import { jobActor } from '../job/job-facts.ts';
import { stepInput } from '../job/job-texts.ts';
import { stepAudit } from './change-job.ts';
import { jobOrderField } from './job-order-result.ts';
import { performTransition, requireAction } from './perform-transition.ts';

mutation('cancelJobOrder', {
  description: 'Cancels a job: customers with 1702 until work begins, staff with 1704 or 1709.',
  permission: (viewer) => {
    viewer.require(JOB_ORDERS_VIEW);
    requireAction(jobActor(viewer), 'CANCEL');
  },
  audit: stepAudit('CANCEL'),
  repeat: 'naturally repeatable: a status moves once; a repeat finds it moved',
  budget: 9,
  input: (t) => ({
    id: t.id({ required: true, description: 'Job order.' }),
    reason: t.string({ description: 'Reason; required once the job is in production.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async (input, context, writes) => {
    const { reason } = parseInput(stepInput, { reason: input.reason });
    const jobOrderId = rowKey('JobOrder', input.id);
    await performTransition(context, writes, {
      jobOrderId,
      action: 'CANCEL',
      version: input.version ?? null,
      input: { reason: reason || null },
    });
    return { jobOrderId };
  },
  success: (t) => ({ jobOrder: jobOrderField(t) }),
  sample: async ({ caller, buyer, job, foreign }) => ({
    as: caller(buyer),
    input: { id: await job() },
    foreign: { 'input.id': foreign.jobId },
  }),
});
