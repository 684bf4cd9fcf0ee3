import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { lockOrder } from '../lock-order.ts';
import { endedPromotions, orderNow } from '../rules/calculate-order.ts';
import type { Charge } from '../rules/order-charges.ts';
import { ORDER_CALCULATION_SELECT, orderCalculationInput } from './order-calculation-input.ts';
import { settleUses } from './settle-uses.ts';
import { taxedCharges } from './taxed-charges.ts';

/** A charge of a job, or of the whole order if `jobOrderId` is null. */
export type JobCharge = Charge & { jobOrderId: number | null };

/** The order that charges are added to. */
type ChargedOrder = {
  orderGroupId: number;
  charges: readonly JobCharge[];
  /** A job was cancelled or restored, so the shipping may end or resume. */
  mayChangeShipping: boolean;
};

/**
 * Adds charges to an order, and the charges that adjust its discount and its shipping, each with its tax. Locks the
 * order's row, because they depend on the existing charges and jobs of one order change concurrently. Releases the
 * uses of promotions that no longer reduce the order. The caller updates the jobs' `chargesTotal`.
 */
export async function addCharges(
  tx: Prisma.TransactionClient,
  { viewer, now }: ActorContext,
  { orderGroupId, charges, mayChangeShipping }: ChargedOrder,
): Promise<void> {
  if (charges.length === 0 && !mayChangeShipping) return;
  await lockOrder(tx, orderGroupId);
  const order = await tx.orderGroup.findUniqueOrThrow({
    where: { id: orderGroupId },
    select: { id: true, customerId: true, usesGivenBack: true, currency: true, ...ORDER_CALCULATION_SELECT },
  });
  const calculationInput = orderCalculationInput(order, charges);
  await settleUses(tx, order, endedPromotions(orderNow(calculationInput)));
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
