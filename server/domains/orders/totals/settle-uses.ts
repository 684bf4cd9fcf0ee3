import type { Prisma } from '../../../database/generated/client.ts';
import { changeUses } from '../../promotions/count-uses.ts';

type Promoted = { id: number; customerId: number; usesGivenBack: readonly number[] };

/**
 * Releases the uses of promotions that no longer reduce an order, and counts them again once they do, even beyond
 * their limit, because the order keeps its price. Call it with the order's row locked.
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
