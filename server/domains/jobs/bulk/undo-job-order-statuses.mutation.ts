import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { JOB_ORDERS_BULK } from '../rules/bulk/bulk-actions.ts';
import { stepAudit } from '../transitions/change-job.ts';
import { undoStep } from '../transitions/undo-step.ts';
import { bulkJobs, namedJobs } from './bulk-jobs.ts';
import {
  JobOrderStatusResultType,
  outcomeOf,
  type StatusOutcome,
  withJobs,
} from './job-order-status-result.type.ts';
import { outcomeOfStep } from './outcome-of-step.ts';

mutation('undoJobOrderStatuses', {
  description:
    'Undoes the status changes of a status update, within ten minutes; a job that cannot be undone does not stop the ' +
    'others.',
  permission: JOB_ORDERS_BULK,
  audit: stepAudit('UNDO'),
  repeat: 'naturally repeatable: goes back one step of the versions that were left',
  budget: { once: 1, perJob: 5 },
  input: (t) => ({
    jobOrderIds: t.idList({ required: true, description: 'Job orders, 100 at most.' }),
    versions: t.intList({
      required: true,
      description:
        'Versions of the jobs as the update left them, in the same order: a job that has changed since stays, and its ' +
        'result says CONFLICT.',
    }),
  }),
  resolve: async ({ jobOrderIds, versions }, context, writes) => {
    const jobs = namedJobs(parseInput(bulkJobs, { jobOrderIds: jobOrderIds.map(String), versions }));
    const outcomes: StatusOutcome[] = [];
    // Sequentially, in the order in which they were moved.
    for (const { globalId, id, version } of jobs) {
      const before = outcomeOf(id, { version }, globalId);
      outcomes.push(
        await outcomeOfStep(before, async () => {
          const to = await writes.transaction((tx, record) =>
            undoStep(tx, context, { jobOrderId: id, version }, record),
          );
          return { ...before, ok: true, to };
        }),
      );
    }
    return { outcomes };
  },
  success: (t) => ({
    results: t.field({
      type: [JobOrderStatusResultType],
      description: 'One result for each job, in the requested order; `to`: the restored status.',
      resolve: ({ outcomes }, _args, context, info) => withJobs(context, info, outcomes),
    }),
  }),
  sample: async ({ caller, staffForCustomer, job, move }) => {
    const id = await move(await job(), 'HOLD');
    return {
      as: caller(await staffForCustomer()),
      input: { jobOrderIds: [id], versions: [2] },
      audited: 'JOB_ORDER_UNDO',
    };
  },
});
