import { followOrder } from '../../../server/domains/credits/acts/follow-order.ts';
import { watchJobs } from '../../../server/domains/jobs/job/parent-order-watch.ts';
import { FOLLOW_JOBS } from '../../../server/domains/sales-orders/shipments/follow-jobs.ts';
import { watchInvoicedOrders } from '../../../server/domains/sales-orders/transitions/order-watch.ts';

/**
 * Registers the follow-up actions of changed jobs and orders. The schema does it too, but is not loaded during seeding.
 */
export function watchOrders(): void {
  watchJobs(FOLLOW_JOBS);
  watchInvoicedOrders(followOrder);
}
