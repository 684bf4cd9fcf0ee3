import type { Prisma } from '../../../database/generated/client.ts';
import { jobStatusCode } from '../../orders/lines/job-statuses.ts';
import { parentOrderWatch } from '../job/parent-order-watch.ts';
import type { ShipmentObstacle } from '../rules/job-facts.ts';

/** What the check of shipments reads of a job. */
type ShippedJob = {
  id: number;
  statusId: number;
  quantity: number;
  stage: number | null;
  orderGroup: { salesOrder: unknown };
};

/** What the shipments of a job prevent: unshipping it, or cancelling one of which some pieces were shipped. */
export async function shipmentObstacle(
  db: Prisma.TransactionClient,
  job: ShippedJob,
): Promise<ShipmentObstacle | null> {
  if (job.orderGroup.salesOrder === null) return null;
  const isShipped = jobStatusCode(job.statusId) === 'SHIPPED';
  // One piece is shipped with its job.
  if (!isShipped && job.quantity === 1) return null;
  return parentOrderWatch().shipmentObstacle(db, job.id, isShipped);
}
