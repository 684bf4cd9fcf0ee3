import type { AuditContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { Charge } from '../rules/order-charges.ts';
import { endedPromotions, orderNow } from '../rules/reckon-order.ts';
import { RECKONED_ORDER, reckonedOrder } from './reckoned-order.ts';
import { settleUses } from './settle-uses.ts';
import { taxedCharges } from './taxed-charges.ts';

/** Charges of a job, or of its whole order when it is null. */
export type JobCharge = Charge & { jobOrderId: number | null };

/** What charges are added to. */
type ChargedOrder = {
  orderGroupId: number;
  charges: readonly JobCharge[];
  /** A job was cancelled or restored: there may be nothing to ship, or something again. */
  mayChangeShipping: boolean;
};

/**
 * Adds charges to an order, and those by which its discount and its shipping follow what is left of it, each with the tax
 * that it brings. The order's row is locked: they depend on the charges that are there, and jobs of one order are moved at
 * the same time. The uses of promotions that take nothing off any more are given back. The jobs' own `chargesTotal` is
 * written by whoever moves them.
 */
export async function addCharges(
  tx: Prisma.TransactionClient,
  { viewer, now }: Pick<AuditContext, 'viewer' | 'now'>,
  { orderGroupId, charges, mayChangeShipping }: ChargedOrder,
): Promise<void> {
  if (charges.length === 0 && !mayChangeShipping) return;
  await tx.$queryRaw`SELECT 1 FROM "OrderGroup" WHERE id = ${orderGroupId} FOR NO KEY UPDATE`;
  const order = await tx.orderGroup.findUniqueOrThrow({
    where: { id: orderGroupId },
    select: { id: true, customerId: true, usesGivenBack: true, currency: true, ...RECKONED_ORDER },
  });
  const reckoned = reckonedOrder(order, charges);
  await settleUses(tx, order, endedPromotions(orderNow(reckoned)));
  const rows = taxedCharges(order, charges);
  if (rows.length === 0) return;
  await tx.orderCharge.createMany({
    data: rows.map(({ amount, salesTax, ...row }) => ({
      ...row,
      orderGroupId,
      amount: amount.toFixed(2),
      salesTax: salesTax.toFixed(2),
      currency: order.currency,
      userId: viewer.account?.userId ?? null,
      actingById: viewer.actingById,
      at: now,
    })),
  });
}
