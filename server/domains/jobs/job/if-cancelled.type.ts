import { builder } from '../../../schema/builder.ts';
import { OrderAmountsType } from '../../orders/totals/order-amounts.type.ts';
import { ORDER_CALCULATION_SELECT } from '../../orders/totals/order-calculation-input.ts';
import { sumsAfter } from '../../orders/totals/taxed-charges.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { offeredActions } from '../rules/offered-actions.ts';
import { JOB_FACTS_SELECT, jobActor, jobFacts } from './job-facts.ts';
import { JobOrder } from './job-order.type.ts';

builder.prismaObjectField(JobOrder, 'orderIfCancelled', (t) =>
  t.field({
    type: OrderAmountsType,
    nullable: true,
    description:
      'Totals of its order if the viewer cancels the job now, including the fee; discounts and shipping are recalculated for the remaining lines. Null when the viewer cannot cancel it, and when prices are not shown (1301 or 19xx).',
    select: {
      ...JOB_FACTS_SELECT,
      id: true,
      orderGroup: { select: { ...JOB_FACTS_SELECT.orderGroup.select, ...ORDER_CALCULATION_SELECT } },
    },
    resolve: (job, _args, { viewer, now }) => {
      if (!seesAmounts(viewer)) return null;
      const offered = offeredActions(jobFacts(job), jobActor(viewer), now);
      const cancel = offered.find(({ action }) => action === 'CANCEL');
      return cancel ? sumsAfter(job.orderGroup, { cancelled: [{ id: job.id, fee: cancel.fee }] }) : null;
    },
  }),
);
