import type { AuditContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { decimal, sumMoney } from '../../../lib/money.ts';
import { jobStatusCode } from '../job/job-statuses.ts';
import { type Charge, shippingCharge, withTax } from '../rules/orders/order-charges.ts';
import { isWithdrawn } from '../rules/orders/order-state.ts';
import { settleUses } from './settle-uses.ts';

/** Charges of a job, or of its whole order when it is null. */
export type JobCharge = Charge & { jobOrderId: number | null };

/** What charges are added to. */
export type ChargedOrder = {
  orderGroupId: number;
  charges: readonly JobCharge[];
  /** A job was cancelled or restored: there may be nothing to ship, or something again. */
  mayChangeShipping: boolean;
};

/**
 * Adds charges to an order, each with the tax that it brings. The order's row is locked: tax depends on the charges that
 * are there, and jobs of one order are moved at the same time. What a wholly cancelled order was granted is given back. The jobs' own `chargesTotal` is written by whoever moves
 * them.
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
    select: {
      id: true,
      customerId: true,
      promotions: true,
      usesGivenBackAt: true,
      currency: true,
      subTotal: true,
      shippingPrice: true,
      salesTaxPercent: true,
      charges: { select: { kind: true, amount: true } },
      jobOrders: { select: { statusId: true } },
    },
  });
  const sumOf = (isShipping: boolean) =>
    sumMoney(
      order.charges
        .filter(({ kind }) => (kind === 'SHIPPING') === isShipping)
        .map(({ amount }) => decimal(amount)),
    );
  const statuses = order.jobOrders.map(({ statusId }) => jobStatusCode(statusId));
  if (mayChangeShipping) await settleUses(tx, order, { isCancelled: statuses.every(isWithdrawn), now });
  const placed = decimal(order.shippingPrice);
  const shipping = mayChangeShipping ? shippingCharge({ placed, changed: sumOf(true), statuses }) : null;
  const rows = withTax([...charges, ...(shipping ? [{ ...shipping, jobOrderId: null }] : [])], {
    taxable: decimal(order.subTotal).plus(sumOf(false)),
    percent: decimal(order.salesTaxPercent),
  });
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
