import type { Prisma } from '../../../database/generated/client.ts';
import { jobStatusCode } from '../../orders/lines/job-statuses.ts';
import { parentOrderWatch } from '../job/parent-order-watch.ts';
import type { ShipmentObstacle } from '../rules/job-facts.ts';
import type { JobAction } from '../rules/transition.ts';

/** What the check of shipments reads of a job. */
type ShippedJob = {
  id: number;
  statusId: number;
  quantity: number;
  orderGroup: { salesOrder: unknown };
};

/** Whether shipments can prevent an action. */
export function dependsOnShipments(action: JobAction | null): boolean {
  return action === 'UNSHIP' || action === 'CANCEL';
}

/**
 * What the shipments of jobs prevent: unshipping them, or cancelling those of which some pieces were shipped. By id,
 * without the jobs of which they prevent nothing. Uses one statement, or none if no shipment can prevent anything.
 */
export async function shipmentObstacles(
  db: Prisma.TransactionClient,
  jobs: readonly ShippedJob[],
): Promise<ReadonlyMap<number, ShipmentObstacle>> {
  const asked = jobs
    .filter(({ orderGroup }) => orderGroup.salesOrder !== null)
    .map(({ id, statusId, quantity }) => ({ id, quantity, isShipped: jobStatusCode(statusId) === 'SHIPPED' }))
    // One piece is shipped with its job.
    .filter(({ isShipped, quantity }) => isShipped || quantity > 1);
  return asked.length === 0 ? new Map() : parentOrderWatch().shipmentObstacles(db, asked);
}

/** The same of one job; null for nothing. */
export async function shipmentObstacle(
  db: Prisma.TransactionClient,
  job: ShippedJob,
): Promise<ShipmentObstacle | null> {
  return (await shipmentObstacles(db, [job])).get(job.id) ?? null;
}
