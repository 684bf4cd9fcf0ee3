import { followOrder } from '../../../server/domains/credits/acts/follow-order.ts';
import { watchJobs } from '../../../server/domains/jobs/job/parent-order-watch.ts';
import { FOLLOW_JOBS } from '../../../server/domains/sales-orders/shipments/follow-jobs.ts';
import { watchInvoicedOrders } from '../../../server/domains/sales-orders/transitions/order-watch.ts';

/** Declares what follows a change of a job or an order: the schema, which does so too, is not loaded while seeding. */
export function watchOrders(): void {
  watchJobs(FOLLOW_JOBS);
  watchInvoicedOrders(followOrder);
}
