import { z } from 'zod';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { requiredReason } from '../job/job-texts.ts';
import { JOB_ORDERS_APPROVE } from '../rules/transitions.ts';
import { stepAudit } from './change-job.ts';
import { jobOrderField } from './job-order-result.ts';
import { performTransition } from './perform-transition.ts';

const rules = z.object({ reasonText: requiredReason });

mutation('declineJobOrder', {
  description: 'Declines the services that await approval, with a reason. Customers only.',
  permission: JOB_ORDERS_APPROVE,
  audit: stepAudit('DECLINE'),
  repeat: 'naturally repeatable: a status moves once; a repeat finds it moved',
  budget: 9,
  input: (t) => ({
    id: t.id({ required: true, description: 'Job order.' }),
    reasonText: t.string({ required: true, description: 'Why.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async (input, context, writes) => {
    const { reasonText } = parseInput(rules, { reasonText: input.reasonText });
    const jobOrderId = rowKey('JobOrder', input.id);
    await performTransition(context, writes, {
      jobOrderId,
      action: 'DECLINE',
      version: input.version ?? null,
      input: { reason: reasonText },
      reasonPath: 'reasonText',
    });
    return { jobOrderId };
  },
  success: (t) => ({ jobOrder: jobOrderField(t) }),
  sample: async ({ caller, buyer, jobAwaitingApproval, foreign }) => ({
    as: caller(buyer),
    input: { id: await jobAwaitingApproval(), reasonText: 'Too wide' },
    foreign: { 'input.id': foreign.jobId },
  }),
});
