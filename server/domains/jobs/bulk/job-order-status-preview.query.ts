import { builder } from '../../../schema/builder.ts';
import { JOB_ORDERS_BULK } from '../rules/bulk/bulk-actions.ts';
import { PLACEHOLDER_INPUT } from '../rules/decide-transition.ts';
import { JobOrderStatusResultType, withJobs } from './job-order-status-result.type.ts';
import { planStatusUpdates } from './plan-status-updates.ts';

builder.queryField('jobOrderStatusPreview', (t) =>
  t.field({
    type: [JobOrderStatusResultType],
    description: 'Preview of a bulk status update, row by row. Nothing is written. Needs 1708.',
    authScopes: { permission: JOB_ORDERS_BULK },
    // The jobs, what their shipments prevent, and the answered jobs.
    budget: 3,
    sample: async ({ sales, job }) => ({
      as: sales,
      args: { jobOrderIds: [await job()], statusCode: 'ON_HOLD' },
    }),
    args: {
      jobOrderIds: t.arg.idList({ required: true, description: 'Job orders, 100 at most.' }),
      statusCode: t.arg.string({ required: true, description: 'Status to reach.' }),
    },
    resolve: async (_root, { jobOrderIds, statusCode }, context, info) =>
      withJobs(
        context,
        info,
        await planStatusUpdates(context, { jobOrderIds, statusCode }, PLACEHOLDER_INPUT),
      ),
  }),
);
