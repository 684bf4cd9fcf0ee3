import type { Context } from '../../../schema/context.ts';
import { mutation } from '../../../schema/mutation.ts';
import type { Writes } from '../../../schema/mutation-writes.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { stepInput } from '../job/job-texts.ts';
import { JOB_ORDERS_BULK } from '../rules/bulk/bulk-actions.ts';
import type { TransitionInput } from '../rules/decide-transition.ts';
import { JOB_ACTIONS } from '../rules/offered-actions.ts';
import { stepAudit } from '../transitions/change-job.ts';
import { performTransition } from '../transitions/perform-transition.ts';
import { JobOrderStatusResultType, type StatusOutcome, withJobs } from './job-order-status-result.type.ts';
import { outcomeOfStep } from './outcome-of-step.ts';
import { planStatusUpdates } from './plan-status-updates.ts';

mutation('updateJobOrderStatuses', {
  description:
    'Moves jobs to a status, each by the single action that leads there; a job that cannot be moved does not stop the others.',
  permission: JOB_ORDERS_BULK,
  audit: stepAudit(...JOB_ACTIONS),
  repeat: 'naturally repeatable: statuses move once; a repeat finds them moved',
  // Once: the jobs, what their shipments prevent, and the answered jobs.
  budget: { once: 3, perJob: 5 },
  input: (t) => ({
    jobOrderIds: t.idList({ required: true, description: 'Job orders, 100 at most.' }),
    versions: t.intList({
      description:
        'Versions of the jobs as they were previewed, in the same order: a job that has changed since stays, and its ' +
        'result says CONFLICT.',
    }),
    statusCode: t.string({ required: true, description: 'Status to reach.' }),
    reason: t.string({ description: 'Why, where a step asks for it.' }),
    trackingNumber: t.string({ description: 'To SHIPPED: the carrier’s number.' }),
    pickedUp: t.boolean({ description: 'To SHIPPED: the customer collects it.' }),
  }),
  resolve: async (input, context, writes) => {
    const { reason, trackingNumber } = parseInput(stepInput, {
      reason: input.reason,
      trackingNumber: input.trackingNumber,
    });
    const transitionInput = {
      reason: reason || null,
      trackingNumber: trackingNumber || null,
      pickup: input.pickedUp ?? false,
    };
    const planned = await planStatusUpdates(context, input, transitionInput);
    const outcomes: StatusOutcome[] = [];
    // Sequentially: a hundred concurrent transactions would only compete for connections.
    for (const plan of planned) outcomes.push(await performed(context, writes, { plan, transitionInput }));
    return { outcomes };
  },
  success: (t) => ({
    results: t.field({
      type: [JobOrderStatusResultType],
      description: 'One result for each job, in the requested order.',
      resolve: ({ outcomes }, _args, context, info) => withJobs(context, info, outcomes),
    }),
  }),
  sample: async ({ caller, staffForCustomer, job }) => ({
    as: caller(await staffForCustomer()),
    input: { jobOrderIds: [await job()], statusCode: 'ON_HOLD' },
    audited: 'JOB_ORDER_HOLD',
  }),
});

/** Performs the planned step of a job, if there is one. */
async function performed(
  context: Context,
  writes: Writes,
  { plan, transitionInput }: { plan: StatusOutcome; transitionInput: Partial<TransitionInput> },
): Promise<StatusOutcome> {
  const { action, jobOrderId, version } = plan;
  if (!plan.ok || action === null) return plan;
  return outcomeOfStep(plan, async () => {
    await performTransition(context, writes, {
      jobOrderId,
      version,
      action,
      input: transitionInput,
      isBulk: true,
    });
    return plan;
  });
}
