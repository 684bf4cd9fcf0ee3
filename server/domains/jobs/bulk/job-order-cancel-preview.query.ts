import { builder } from '../../../schema/builder.ts';
import type { Context } from '../../../schema/context.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { currentSums, type OrderSums } from '../../orders/rules/order-sums.ts';
import { OrderAmountsType } from '../../orders/totals/order-amounts.type.ts';
import { ORDER_CALCULATION_SELECT } from '../../orders/totals/order-calculation-input.ts';
import { sumsAfter } from '../../orders/totals/taxed-charges.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { visibleJobOrders } from '../access.ts';
import { JOB_FACTS_SELECT, jobActor, jobFacts } from '../job/job-facts.ts';
import { JOB_ORDERS_BULK } from '../rules/bulk/bulk-actions.ts';
import { PLACEHOLDER_INPUT } from '../rules/decide-transition.ts';
import { offeredActions } from '../rules/offered-actions.ts';
import { shipmentObstacles } from '../transitions/shipment-obstacle.ts';
import { bulkJobs, namedJobs } from './bulk-jobs.ts';
import { stepTo } from './plan-status-updates.ts';

/** Totals of an order before and after some of its jobs are cancelled. */
type OrderIfCancelled = { code: string; currency: string; before: OrderSums; after: OrderSums };

const OrderIfCancelledType = builder.objectRef<OrderIfCancelled>('OrderIfCancelled').implement({
  description: 'Totals of an order before and after some of its jobs are cancelled.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Code of the order.' }),
    currency: t.exposeString('currency', { description: 'ISO code of its currency.' }),
    before: t.field({
      type: OrderAmountsType,
      description: 'Current totals.',
      resolve: ({ before }) => before,
    }),
    after: t.field({
      type: OrderAmountsType,
      description: 'Totals without those jobs, including cancellation fees.',
      resolve: ({ after }) => after,
    }),
  }),
});

builder.queryField('jobOrderCancelPreview', (t) =>
  t.field({
    type: [OrderIfCancelledType],
    description:
      'Preview of the totals of each order after cancelling the jobs that can be cancelled. Nothing is written. Empty when prices are not shown (1301 or 19xx). Needs 1708.',
    authScopes: { permission: JOB_ORDERS_BULK },
    // The jobs, and the shipments of those that have a sales order.
    budget: 2,
    sample: async ({ sales, job }) => ({ as: sales, args: { jobOrderIds: [await job()] } }),
    args: { jobOrderIds: t.arg.idList({ required: true, description: 'Job orders, 100 at most.' }) },
    resolve: (_root, { jobOrderIds }, context) => ordersIfCancelled(context, jobOrderIds),
  }),
);

async function ordersIfCancelled(
  context: Context,
  jobOrderIds: readonly (string | number)[],
): Promise<OrderIfCancelled[]> {
  const { db, viewer, now } = context;
  const ids = namedJobs(parseInput(bulkJobs, { jobOrderIds: jobOrderIds.map(String) })).map(({ id }) => id);
  if (!seesAmounts(viewer)) return [];
  const jobs = await db.jobOrder.findMany({
    where: { id: { in: ids }, AND: visibleJobOrders(viewer) },
    orderBy: [{ orderGroupId: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      ...JOB_FACTS_SELECT,
      orderGroup: {
        select: {
          ...JOB_FACTS_SELECT.orderGroup.select,
          code: true,
          currency: true,
          ...ORDER_CALCULATION_SELECT,
        },
      },
    },
  });
  const actor = jobActor(viewer);
  const obstacles = await shipmentObstacles(db, jobs);
  const cancellable = jobs.filter((job) => {
    const facts = jobFacts(job, { shipmentObstacle: obstacles.get(job.id) });
    return stepTo('CANCELLED', facts, { actor, input: PLACEHOLDER_INPUT, now }).ok;
  });
  const jobsOfOrders = [...Map.groupBy(cancellable, ({ orderGroupId }) => orderGroupId).values()];
  return jobsOfOrders.flatMap((ofOrder) => {
    const [first] = ofOrder;
    if (!first) return [];
    const { orderGroup: order } = first;
    const cancelled = ofOrder.map((job) => {
      const offered = offeredActions(jobFacts(job), actor, now);
      return { id: job.id, fee: offered.find(({ action }) => action === 'CANCEL')?.fee ?? null };
    });
    return [
      {
        code: order.code,
        currency: order.currency,
        before: currentSums(order, order.charges),
        after: sumsAfter(order, { cancelled }),
      },
    ];
  });
}
