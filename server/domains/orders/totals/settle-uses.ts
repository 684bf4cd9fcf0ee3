import type { Prisma } from '../../../database/generated/client.ts';
import { changeUses } from '../../promotions/count-uses.ts';

type Promoted = { id: number; customerId: number; usesGivenBack: readonly number[] };

/**
 * Gives the uses of promotions back that take nothing off an order any more, and counts them again once they do: limits or
 * not, for the price of that order stands. Within the lock on the order's row.
 */
export async function settleUses(
  tx: Prisma.TransactionClient,
  { id, customerId, usesGivenBack }: Promoted,
  ended: readonly number[],
): Promise<void> {
  const back = ended.filter((promotionId) => !usesGivenBack.includes(promotionId));
  const again = usesGivenBack.filter((promotionId) => !ended.includes(promotionId));
  if (back.length + again.length === 0) return;
  await tx.orderGroup.update({
    where: { id },
    data: { usesGivenBack: [...ended] },
    select: { id: true },
  });
  if (back.length > 0) await changeUses(tx, customerId, { ids: back, by: -1 });
  if (again.length > 0) await changeUses(tx, customerId, { ids: again, by: 1 });
}
