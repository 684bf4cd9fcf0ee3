import { z } from 'zod';
import { task } from '../../../queue/task.ts';
import { settlePayPalOrders } from './settle-pay-pal-orders.ts';

/** Credits PayPal captures whose answer was lost, every minute. */
export const settlePayPalOrdersTask = task('settle_pay_pal_orders', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '* * * * *',
  run: async (_payload, { db, services, now }) => {
    await settlePayPalOrders({ db, services }, now);
  },
});
