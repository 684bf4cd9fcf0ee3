import type { Prisma } from '../../../database/generated/client.ts';
import { changeUses } from '../../promotions/count-uses.ts';
import { grantedOfJson } from '../../promotions/granted-promotion.ts';

type Promoted = {
  id: number;
  customerId: number;
  promotions: Prisma.JsonValue;
  usesGivenBackAt: Date | null;
};

/**
 * Gives the uses of an order's promotions back once all of it is cancelled, and counts them again when a job of it is
 * restored: limits or not, for the price of that order stands. Within the lock on the order's row.
 */
export async function settleUses(
  tx: Prisma.TransactionClient,
  order: Promoted,
  { isCancelled, now }: { isCancelled: boolean; now: Date },
): Promise<void> {
  const isGivenBack = order.usesGivenBackAt !== null;
  const ids = grantedOfJson(order.promotions).map(({ promotionId }) => promotionId);
  if (ids.length === 0 || isCancelled === isGivenBack) return;
  await tx.orderGroup.update({
    where: { id: order.id },
    data: { usesGivenBackAt: isCancelled ? now : null },
    select: { id: true },
  });
  await changeUses(tx, order.customerId, { ids, by: isCancelled ? -1 : 1 });
}
