import { READ_AS_PLANNED, readRows } from '../../../lists/read-rows.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { JobOrder } from '../job/job-order.type.ts';
import { JOB_ORDERS_APPROVE } from '../rules/transitions.ts';
import { approveJobs } from '../transitions/approve-jobs.ts';
import { stepAudit } from '../transitions/change-job.ts';
import { bulkJobs, namedJobs } from './bulk-jobs.ts';

mutation('approveJobOrders', {
  description:
    'Approves everything that awaits approval in jobs of one order, all of them or none. Customers only.',
  permission: JOB_ORDERS_APPROVE,
  audit: stepAudit('APPROVE'),
  repeat: 'naturally repeatable: a status moves once; a repeat finds it moved',
  commits: { total: '`jobOrderApprovalPreview` of these jobs.', isShownTo: seesAmounts },
  budget: { once: 3, perJob: 10 },
  input: (t) => ({
    jobOrderIds: t.idList({ required: true, description: 'Job orders of one order, 100 at most.' }),
    versions: t.intList({ description: 'Versions that the client last read, in the same order.' }),
  }),
  resolve: async ({ jobOrderIds, versions }, context, writes) => {
    const named = namedJobs(parseInput(bulkJobs, { jobOrderIds: jobOrderIds.map(String), versions }));
    const jobs = named.map(({ globalId, version }) => ({
      jobOrderId: rowKey('JobOrder', globalId),
      version,
      serviceTypeCode: null,
    }));
    await approveJobs(context, writes, jobs);
    return { jobOrderIds: jobs.map(({ jobOrderId }) => jobOrderId) };
  },
  success: (t) => ({
    jobOrders: t.field({
      type: [JobOrder],
      description: 'The jobs as they are now.',
      extensions: READ_AS_PLANNED,
      resolve: ({ jobOrderIds }, _args, context, info) =>
        readRows(context, 'JobOrder', { info, where: { id: { in: jobOrderIds } }, orderBy: { id: 'asc' } }),
    }),
  }),
  sample: async ({ caller, buyer, jobAwaitingApproval, foreign }) => ({
    as: caller(buyer),
    input: { jobOrderIds: [await jobAwaitingApproval()] },
    foreign: { 'input.jobOrderIds.0': foreign.jobId },
  }),
});
