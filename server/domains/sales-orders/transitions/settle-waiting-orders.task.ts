import { z } from 'zod';
import { Viewer } from '../../../auth/viewer.ts';
import { task } from '../../../queue/task.ts';
import { JOB_STATUSES } from '../../jobs/rules/status-codes.ts';
import { SALES_ORDER_STATUSES } from '../rules/status-codes.ts';
import { lockSalesOrder } from './read-order.ts';
import { settleSalesOrder } from './settle-order.ts';

/** Orders settled in one run; the next one takes the rest. */
const MOST = 500;

/**
 * Lets orders follow the clock and the customer's other orders, every hour: those that nobody paid are cancelled, those
 * that the credit limit covers by now are confirmed, those whose jobs are complete are complete.
 */
export const settleWaitingOrders = task('settle_waiting_orders', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '23 * * * *',
  run: async (_payload, { db, now }) => {
    const waiting = await db.salesOrder.findMany({
      where: {
        OR: [
          { statusId: SALES_ORDER_STATUSES.AWAITING_PAYMENT.id },
          { statusId: SALES_ORDER_STATUSES.NEW.id, isBeyondCredit: true },
          {
            statusId: SALES_ORDER_STATUSES.SHIPPED.id,
            lines: { every: { jobOrder: { is: { statusId: JOB_STATUSES.COMPLETED.id } } } },
          },
        ],
      },
      orderBy: { statusSince: 'asc' },
      take: MOST,
      select: { id: true },
    });
    const doer = { viewer: Viewer.anonymous, now };
    for (const { id } of waiting)
      await db.$transaction(async (tx) => {
        await lockSalesOrder(tx, id);
        await settleSalesOrder(tx, doer, id);
      });
  },
});
