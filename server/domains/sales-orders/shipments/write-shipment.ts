import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { shipmentNumber } from '../rules/shipment-number.ts';
import type { OrderInTransition } from '../transitions/read-order.ts';
import { recordEvents } from '../transitions/record-event.ts';

/** The contents of a shipment. */
export type ShipmentParts = {
  shippingMethodId: number | null;
  trackingNumber: string | null;
  pickedUp: boolean;
  note: string | null;
};

type WrittenShipment = { id: number; number: string };

/** Writes a shipment of a locked order with its history entry, and counts its pieces as shipped. */
export async function writeShipment(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  order: Pick<OrderInTransition, 'id' | 'number' | 'statusId'>,
  { parts, pieces }: { parts: ShipmentParts; pieces: readonly { lineId: number; quantity: number }[] },
): Promise<WrittenShipment> {
  const n = (await tx.shipment.count({ where: { salesOrderId: order.id } })) + 1;
  const shipment = await tx.shipment.create({
    data: {
      ...parts,
      salesOrderId: order.id,
      n,
      number: shipmentNumber(order.number, n),
      userId: actor.viewer.userId,
      actingById: actor.viewer.actingById,
      shippedAt: actor.now,
      lines: { createMany: { data: [...pieces] } },
    },
    select: { id: true, number: true },
  });
  for (const { lineId, quantity } of pieces)
    await tx.salesOrderLine.update({
      where: { id: lineId },
      data: { shippedQuantity: { increment: quantity } },
      select: { id: true },
    });
  await recordEvents(tx, actor, order.id, [
    {
      fromStatusId: order.statusId,
      toStatusId: order.statusId,
      action: 'SHIPMENT',
      detail: { shipment: shipment.number },
    },
  ]);
  return shipment;
}

/** Voids a shipment of a locked order with a history entry, and counts its pieces as not shipped. */
export async function undoShipment(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  order: Pick<OrderInTransition, 'id' | 'statusId'>,
  shipment: {
    id: number;
    number: string;
    reason: string | null;
    pieces: readonly { lineId: number; quantity: number }[];
  },
): Promise<void> {
  const { id, number, reason, pieces } = shipment;
  await tx.shipment.update({
    where: { id },
    data: { voidedAt: actor.now, voidedById: actor.viewer.userId, voidReason: reason },
    select: { id: true },
  });
  for (const { lineId, quantity } of pieces)
    await tx.salesOrderLine.update({
      where: { id: lineId },
      data: { shippedQuantity: { decrement: quantity } },
      select: { id: true },
    });
  await recordEvents(tx, actor, order.id, [
    {
      fromStatusId: order.statusId,
      toStatusId: order.statusId,
      action: 'VOID_SHIPMENT',
      reason,
      detail: { shipment: number },
    },
  ]);
}
