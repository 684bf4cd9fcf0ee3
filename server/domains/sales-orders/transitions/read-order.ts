import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError, NotFoundError } from '../../../errors/errors.ts';
import { visibleSalesOrders } from '../access.ts';
import { FACTS_SELECT } from '../order/sales-order-facts.ts';

const IN_TRANSITION = {
  id: true,
  number: true,
  orderGroupId: true,
  version: true,
  paidAt: true,
  depositReversedAt: true,
  customer: { select: { creditLimit: true } },
  ...FACTS_SELECT,
  orderGroup: { select: { ...FACTS_SELECT.orderGroup.select, currency: true } },
  lines: {
    ...FACTS_SELECT.lines,
    select: {
      ...FACTS_SELECT.lines.select,
      jobOrder: {
        select: { ...FACTS_SELECT.lines.select.jobOrder.select, pricingMode: true, actualWeight: true },
      },
    },
  },
} satisfies Prisma.SalesOrderSelect;

/** A sales order with what transitions read. */
export type OrderInTransition = Prisma.SalesOrderGetPayload<{ select: typeof IN_TRANSITION }>;

/**
 * Locks a sales order. Changes of an order, its jobs or its payments lock it first, so that they run one after another
 * without deadlocks.
 */
export async function lockSalesOrder(tx: Prisma.TransactionClient, salesOrderId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "SalesOrder" WHERE id = ${salesOrderId} FOR NO KEY UPDATE`;
}

/** Locks the sales order of a job, if it has one. Read the job after this. */
export async function lockOrderOfJob(tx: Prisma.TransactionClient, jobOrderId: number): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "SalesOrder" JOIN "JobOrder" ON "JobOrder"."orderGroupId" = "SalesOrder"."orderGroupId"
    WHERE "JobOrder".id = ${jobOrderId} FOR NO KEY UPDATE OF "SalesOrder"`;
}

/** Locks several, in the common lock order. */
export async function lockSalesOrders(
  tx: Prisma.TransactionClient,
  salesOrderIds: readonly number[],
): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "SalesOrder" WHERE id = ANY(${[...salesOrderIds]}::int[]) ORDER BY id FOR NO KEY UPDATE`;
}

/** The current sales orders. */
export function ordersNow(
  tx: Prisma.TransactionClient,
  salesOrderIds: readonly number[],
): Promise<OrderInTransition[]> {
  return tx.salesOrder.findMany({
    where: { id: { in: [...salesOrderIds] } },
    orderBy: { id: 'asc' },
    select: IN_TRANSITION,
  });
}

/** The current sales order. */
export function orderNow(tx: Prisma.TransactionClient, salesOrderId: number): Promise<OrderInTransition> {
  return tx.salesOrder.findUniqueOrThrow({ where: { id: salesOrderId }, select: IN_TRANSITION });
}

/** An order with its expected version. */
export type NamedOrder = { id: number; version?: number | null };

/** Locks and reads an order that the viewer may see. */
export async function lockedOrder(
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  named: NamedOrder,
): Promise<OrderInTransition> {
  await lockSalesOrder(tx, named.id);
  return readVisibleOrder(tx, viewer, named);
}

/** Reads an order that the viewer may see, without a lock. */
export async function readVisibleOrder(
  db: Prisma.TransactionClient,
  viewer: Viewer,
  { id, version }: NamedOrder,
): Promise<OrderInTransition> {
  const order = await db.salesOrder.findFirst({
    where: { id, AND: visibleSalesOrders(viewer) },
    select: IN_TRANSITION,
  });
  if (!order) throw new NotFoundError('SalesOrder');
  if (version != null && version !== order.version) throw new ConflictError(order.version);
  return order;
}
