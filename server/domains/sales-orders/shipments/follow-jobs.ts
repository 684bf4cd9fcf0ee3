import type { AuditContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { ParentOrderWatch } from '../../jobs/job/parent-order-watch.ts';
import type { ShipmentObstacle } from '../../jobs/rules/job-facts.ts';
import { lockLedger } from '../../payments/ledger/write-entries.ts';
import { NOT_VOID } from '../../payments/rules/invoice-status.ts';
import { areJobsBeyondCredit } from '../credit/jobs-beyond-credit.ts';
import { SALES_ORDER_STATUSES, salesOrderStatusCode } from '../rules/status-codes.ts';
import { lockOrderOfJob, type OrderInTransition, orderNow } from '../transitions/read-order.ts';
import { settleSalesOrder } from '../transitions/settle-order.ts';
import { undoShipment, writeShipment } from './write-shipment.ts';

/** How a sales order is updated when one of its jobs moves. */
export const FOLLOW_JOBS: ParentOrderWatch = {
  before: lockOrderOfJob,
  closing: (statusId) => {
    const { tab, isTerminal } = SALES_ORDER_STATUSES[salesOrderStatusCode(statusId)];
    return { isClosed: tab === 'CLOSED', hasEnded: isTerminal };
  },
  isBeyondCredit: async (tx, { customerId, orderGroupId }, mode) => {
    if (mode === 'HOLD') await lockLedger(tx, customerId);
    return areJobsBeyondCredit(tx, orderGroupId);
  },
  shipmentObstacles: async (tx, jobs) => {
    const shipments = await tx.shipment.findMany({
      where: shipmentsOf(jobs.map(({ id }) => id)),
      select: {
        lines: { select: { line: { select: { jobOrderId: true } } } },
        invoices: { where: NOT_VOID, take: 1, select: { id: true } },
      },
    });
    return new Map(
      jobs.flatMap(({ id, isShipped }) => {
        const own = shipments.filter(({ lines }) => lines.some(({ line }) => line.jobOrderId === id));
        const obstacle = obstacleOf(own, isShipped);
        return obstacle === null ? [] : [[id, obstacle] as const];
      }),
    );
  },
  after: async (tx, context, salesOrderId, move) => {
    const order = await orderNow(tx, salesOrderId);
    if (move.to === 'SHIPPED' && move.from === 'READY') await shipJob(tx, context, order, move.jobOrderId);
    if (move.to === 'READY' && move.from === 'SHIPPED') await unshipJob(tx, context, order, move.jobOrderId);
    if (move.to === 'REMADE') await passLineOn(tx, move.jobOrderId);
    else if (move.from === 'QUALITY_CHECK') await addRemadeLine(tx, salesOrderId, move.jobOrderId);
    await settleSalesOrder(tx, context, salesOrderId);
  },
};

/** A job that ships on its own creates a shipment of its remaining pieces. */
async function shipJob(
  tx: Prisma.TransactionClient,
  context: AuditContext,
  order: OrderInTransition,
  jobOrderId: number,
): Promise<void> {
  const { trackingNumber, pickedUp, salesLine, quantity } = await tx.jobOrder.findUniqueOrThrow({
    where: { id: jobOrderId },
    select: {
      quantity: true,
      trackingNumber: true,
      pickedUp: true,
      salesLine: { select: { id: true, shippedQuantity: true } },
    },
  });
  const left = salesLine ? quantity - salesLine.shippedQuantity : 0;
  if (!salesLine || left <= 0) return;
  await writeShipment(tx, context, order, {
    parts: { shippingMethodId: null, trackingNumber, pickedUp, note: null },
    pieces: [{ lineId: salesLine.id, quantity: left }],
  });
}

/** The shipments of jobs that were not voided. */
const shipmentsOf = (jobOrderIds: readonly number[]) => ({
  voidedAt: null,
  lines: { some: { line: { is: { jobOrderId: { in: [...jobOrderIds] } } } } },
});

/** What the shipments of a job prevent. */
function obstacleOf(
  shipments: readonly { lines: readonly unknown[]; invoices: readonly unknown[] }[],
  isShipped: boolean,
): ShipmentObstacle | null {
  if (!isShipped) return shipments.length > 0 ? 'PIECES_SHIPPED' : null;
  if (shipments.some(({ lines }) => lines.length > 1)) return 'SHIPMENT_HAS_OTHERS';
  return shipments.some(({ invoices }) => invoices.length > 0) ? 'SHIPMENT_BILLED' : null;
}

/** A job that returns voids its shipments; `shipmentObstacles` has refused those that cannot be voided with it. */
async function unshipJob(
  tx: Prisma.TransactionClient,
  context: AuditContext,
  order: OrderInTransition,
  jobOrderId: number,
): Promise<void> {
  const shipments = await tx.shipment.findMany({
    where: { ...shipmentsOf([jobOrderId]), salesOrderId: order.id },
    orderBy: { id: 'asc' },
    select: { id: true, number: true, lines: { select: { lineId: true, quantity: true } } },
  });
  for (const { lines, ...shipment } of shipments)
    await undoShipment(tx, context, order, { ...shipment, reason: null, pieces: lines });
}

/** Remade pieces of a job that keeps others get their own line at the agreed price. */
async function addRemadeLine(
  tx: Prisma.TransactionClient,
  salesOrderId: number,
  jobOrderId: number,
): Promise<void> {
  const remake = await tx.jobOrder.findFirst({
    where: { remadeFromId: jobOrderId, salesLine: { is: null } },
    select: { id: true },
  });
  if (!remake) return;
  const [line, last] = await Promise.all([
    tx.salesOrderLine.findUnique({ where: { jobOrderId } }),
    tx.salesOrderLine.aggregate({ where: { salesOrderId }, _max: { rank: true } }),
  ]);
  if (!line) return;
  const { negotiatedUnitPrice, priceReason, pricedById, pricedAt } = line;
  const price = { negotiatedUnitPrice, priceReason, pricedById, pricedAt };
  const rank = (last._max.rank ?? 0) + 1;
  await tx.salesOrderLine.create({
    data: { ...price, salesOrderId, rank, jobOrderId: remake.id },
    select: { id: true },
  });
}

/** A remade piece keeps its line. */
async function passLineOn(tx: Prisma.TransactionClient, jobOrderId: number): Promise<void> {
  const remake = await tx.jobOrder.findUnique({ where: { remadeFromId: jobOrderId }, select: { id: true } });
  if (remake) await tx.salesOrderLine.updateMany({ where: { jobOrderId }, data: { jobOrderId: remake.id } });
}
