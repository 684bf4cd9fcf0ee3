import { z } from 'zod';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { JOB_ORDERS_APPROVE } from '../rules/transitions.ts';
import { approveJobs } from './approve-jobs.ts';
import { stepAudit } from './change-job.ts';
import { jobOrderField } from './job-order-result.ts';

const rules = z.object({ serviceType: z.string().trim().max(40).nullish() });

mutation('approveJobOrder', {
  description:
    'Approves the services of a job that await approval; the services and their prices are recorded in the history. Customers only.',
  permission: JOB_ORDERS_APPROVE,
  audit: stepAudit('APPROVE'),
  repeat: 'naturally repeatable: a status moves once; a repeat finds it moved',
  commits: { total: '`JobOrder.orderIfApproved` with what is approved.', isShownTo: seesAmounts },
  budget: 12,
  input: (t) => ({
    id: t.id({ required: true, description: 'Job order.' }),
    serviceType: t.string({ description: 'Code of a service type; absent: all awaiting services.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async (input, context, writes) => {
    const { serviceType } = parseInput(rules, { serviceType: input.serviceType });
    const jobOrderId = rowKey('JobOrder', input.id);
    const version = input.version ?? null;
    await approveJobs(context, writes, [{ jobOrderId, version, serviceTypeCode: serviceType || null }]);
    return { jobOrderId };
  },
  success: (t) => ({ jobOrder: jobOrderField(t) }),
  sample: async ({ caller, buyer, jobAwaitingApproval, foreign }) => ({
    as: caller(buyer),
    input: { id: await jobAwaitingApproval() },
    foreign: { 'input.id': foreign.jobId },
  }),
});
