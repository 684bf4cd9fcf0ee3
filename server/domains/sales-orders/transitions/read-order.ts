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

/** A sales order as transitions read it. */
export type OrderInTransition = Prisma.SalesOrderGetPayload<{ select: typeof IN_TRANSITION }>;

/**
 * Takes the lock of a sales order. Whoever changes an order, one of its jobs or its money takes it first, so that all of
 * them wait for each other and never in a circle.
 */
export async function lockSalesOrder(tx: Prisma.TransactionClient, salesOrderId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "SalesOrder" WHERE id = ${salesOrderId} FOR NO KEY UPDATE`;
}

/** The same of the order of a job, where it has one: what decides about the job is read when this is held. */
export async function lockOrderOfJob(tx: Prisma.TransactionClient, jobOrderId: number): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "SalesOrder" JOIN "JobOrder" ON "JobOrder"."orderGroupId" = "SalesOrder"."orderGroupId"
    WHERE "JobOrder".id = ${jobOrderId} FOR NO KEY UPDATE OF "SalesOrder"`;
}

/** The same of several, in one order for everybody. */
export async function lockSalesOrders(
  tx: Prisma.TransactionClient,
  salesOrderIds: readonly number[],
): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "SalesOrder" WHERE id = ANY(${[...salesOrderIds]}::int[]) ORDER BY id FOR NO KEY UPDATE`;
}

/** Sales orders as they are now. */
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

/** A sales order as it is now. */
export function orderNow(tx: Prisma.TransactionClient, salesOrderId: number): Promise<OrderInTransition> {
  return tx.salesOrder.findUniqueOrThrow({ where: { id: salesOrderId }, select: IN_TRANSITION });
}

/** Which order is meant, of the version that the caller saw. */
export type NamedOrder = { id: number; version?: number | null };

/** Locks and reads an order that the viewer may see. */
export async function lockedOrder(
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  named: NamedOrder,
): Promise<OrderInTransition> {
  await lockSalesOrder(tx, named.id);
  return seenOrder(tx, viewer, named);
}

/** Reads an order that the viewer may see, without its lock. */
export async function seenOrder(
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
