import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError } from '../../../errors/errors.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { lacksWeight } from '../../orders/rules/metal-settlement.ts';
import { lineFacts } from '../order/sales-order-facts.ts';
import { type LeavingLine, type Pieces, refusePieces } from '../rules/shipment-pieces.ts';
import { editedOrder } from '../transitions/edited-order.ts';
import { moveJobs } from '../transitions/order-jobs.ts';
import type { OrderInTransition } from '../transitions/read-order.ts';
import { settleSalesOrder } from '../transitions/settle-order.ts';
import { type ShipmentParts, writeShipment } from './write-shipment.ts';

/** Pieces of a sales order to ship together. */
type NewShipment = {
  /** Sales order, with its expected version. */
  id: number;
  version?: number | null;
  parts: ShipmentParts;
  pieces: readonly Pieces[];
};

/** Ships pieces on the viewer's behalf. Jobs without remaining pieces become SHIPPED, and the order is updated. */
export async function sendPieces(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  { id, version, parts, pieces }: NewShipment,
  record: RecordFacts,
): Promise<void> {
  const order = await editedOrder(tx, context, 'CREATE_SHIPMENT', { id, version });
  await requireMethod(tx, parts.shippingMethodId);
  requirePieces(order, pieces);
  const shipment = await writeShipment(tx, context, order, { parts, pieces });
  record({
    action: 'SALES_ORDER_SHIPMENT',
    entityId: id,
    customerId: order.customerId,
    data: { number: order.number, shipment: shipment.number },
  });
  await moveJobs(tx, context, {
    jobOrderIds: jobsGone(order, pieces),
    action: 'SHIP',
    input: { trackingNumber: parts.trackingNumber, pickup: parts.pickedUp },
    record,
  });
  await settleSalesOrder(tx, context, id);
}

async function requireMethod(tx: Prisma.TransactionClient, id: number | null): Promise<void> {
  if (id === null) return;
  const method = await tx.shippingMethod.findFirst({ where: { id, active: true }, select: { id: true } });
  if (!method) throw InvalidInputError.of('shippingMethodId', 'UNKNOWN', 'No such shipping method.');
}

function requirePieces({ lines }: OrderInTransition, pieces: readonly Pieces[]): void {
  const refused = refusePieces(pieces, new Map(lines.map((line) => [line.id, leavingLine(line)])));
  if (refused) throw InvalidInputError.of(`lines.${refused.index}.${refused.field}`, refused.code);
}

function leavingLine(line: OrderInTransition['lines'][number]): LeavingLine {
  return { ...lineFacts(line), lacksWeight: lacksWeight(line.jobOrder) };
}

/** The jobs without remaining pieces after this shipment. */
function jobsGone({ lines }: OrderInTransition, pieces: readonly Pieces[]): number[] {
  return lines
    .filter((line) => {
      const leaving = pieces.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
      return leaving > 0 && line.shippedQuantity + leaving >= line.jobOrder.quantity;
    })
    .map(({ jobOrderId }) => jobOrderId);
}
