import { z } from 'zod';
import { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { task } from '../../../queue/task.ts';
import { JOB_STATUSES } from '../../orders/rules/job-status-codes.ts';
import { SALES_ORDER_STATUSES } from '../rules/status-codes.ts';
import { lockSalesOrder } from './read-order.ts';
import { settleSalesOrder } from './settle-order.ts';

/** Orders per batch. */
const BATCH = 500;

/** Jobs that are complete, cancelled or remade. */
const FINISHED = { in: [JOB_STATUSES.COMPLETED.id, JOB_STATUSES.CANCELLED.id, JOB_STATUSES.REMADE.id] };

/** Orders that may continue automatically. */
const WAITING: Prisma.SalesOrderWhereInput = {
  OR: [
    { statusId: SALES_ORDER_STATUSES.AWAITING_PAYMENT.id },
    { statusId: SALES_ORDER_STATUSES.NEW.id, isBeyondCredit: true },
    {
      statusId: SALES_ORDER_STATUSES.SHIPPED.id,
      lines: { every: { jobOrder: { is: { statusId: FINISHED } } } },
    },
  ],
};

/**
 * Updates waiting orders every hour: unpaid ones are cancelled, those that the credit limit covers now are confirmed,
 * and those whose jobs are complete are completed.
 */
export const settleWaitingOrders = task('settle_waiting_orders', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '23 * * * *',
  run: async (_payload, { db, now }) => {
    const actor = { viewer: Viewer.anonymous, now };
    for (let after = 0; ; ) {
      const waiting = await db.salesOrder.findMany({
        where: { id: { gt: after }, AND: WAITING },
        orderBy: { id: 'asc' },
        take: BATCH,
        select: { id: true },
      });
      for (const { id } of waiting)
        await db.$transaction(async (tx) => {
          await lockSalesOrder(tx, id);
          await settleSalesOrder(tx, actor, id);
        });
      const last = waiting.at(-1);
      if (!last || waiting.length < BATCH) return;
      after = last.id;
    }
  },
});
