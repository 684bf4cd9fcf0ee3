import { builder } from '../../../schema/builder.ts';
import type { Context } from '../../../schema/context.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import type { OrderPreview } from '../../orders/order/order-preview.ts';
import { OrderPreviewType } from '../../orders/order/order-preview.type.ts';
import { PREVIEWED_ORDER, previewOfPlaced } from '../../orders/order/placed-order-preview.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { visibleJobOrders } from '../access.ts';
import { JOB_FACTS_SELECT, jobActor, jobFacts } from '../job/job-facts.ts';
import { offeredActions } from '../rules/offered-actions.ts';
import { JOB_ORDERS_APPROVE } from '../rules/transitions.ts';
import { bulkJobs, namedJobs } from './bulk-jobs.ts';

builder.queryField('jobOrderApprovalPreview', (t) =>
  t.field({
    type: [OrderPreviewType],
    description:
      'Preview of each order after approving everything that awaits approval in those of these jobs that the viewer can approve. Nothing is written. Needs 1705.',
    authScopes: { permission: JOB_ORDERS_APPROVE },
    budget: 1,
    sample: async ({ buyer, job }) => ({ as: buyer, args: { jobOrderIds: [await job()] } }),
    args: { jobOrderIds: t.arg.idList({ required: true, description: 'Job orders, 100 at most.' }) },
    resolve: (_root, { jobOrderIds }, context) => ordersIfApproved(context, jobOrderIds),
  }),
);

async function ordersIfApproved(
  { db, viewer, now }: Context,
  jobOrderIds: readonly (string | number)[],
): Promise<OrderPreview[]> {
  const ids = namedJobs(parseInput(bulkJobs, { jobOrderIds: jobOrderIds.map(String) })).map(({ id }) => id);
  const jobs = await db.jobOrder.findMany({
    where: { id: { in: ids }, AND: visibleJobOrders(viewer) },
    orderBy: [{ orderGroupId: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      ...JOB_FACTS_SELECT,
      orderGroup: { select: { ...JOB_FACTS_SELECT.orderGroup.select, ...PREVIEWED_ORDER } },
    },
  });
  const actor = jobActor(viewer);
  const approvable = jobs.filter((job) =>
    offeredActions(jobFacts(job), actor, now).some(({ action, enabled }) => action === 'APPROVE' && enabled),
  );
  return [...Map.groupBy(approvable, ({ orderGroupId }) => orderGroupId).values()].flatMap((ofOrder) => {
    const [first] = ofOrder;
    const approvals = new Map(ofOrder.map(({ id }) => [id, null]));
    return first ? [previewOfPlaced(first.orderGroup, seesAmounts(viewer), approvals)] : [];
  });
}
