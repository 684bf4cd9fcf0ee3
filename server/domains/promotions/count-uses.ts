import { Prisma } from '../../database/generated/client.ts';
import { isUsedUp } from './rules/coupon-problem.ts';
import type { GrantedFacts, PromotionFacts } from './rules/promotion-facts.ts';

/**
 * Counts the promotions of a customer's order within the caller's transaction. Their rows are locked: of two
 * concurrent orders, the second waits for the last use.
 * @returns the ids of those that are used up; then nothing was counted
 */
export async function countUses(
  tx: Prisma.TransactionClient,
  customerId: number,
  promotions: readonly Pick<GrantedFacts, 'id'>[],
): Promise<number[]> {
  // A staff discount has no uses.
  const ids = promotions.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return [];
  // The count of each customer is read by a later statement, because this one sees it as before its wait.
  const limits = await tx.$queryRaw<Pick<PromotionFacts, 'id' | 'totalLimit' | 'customerLimit' | 'uses'>[]>`
    SELECT id, "totalLimit", "customerLimit", uses FROM "Promotion"
    WHERE id IN (${Prisma.join(ids)}) ORDER BY id FOR NO KEY UPDATE`;
  const own = await tx.promotionUse.findMany({ where: { customerId, promotionId: { in: ids } } });
  const usesOf = new Map(own.map(({ promotionId, uses }) => [promotionId, uses]));
  const usedUp = limits.filter((promotion) => isUsedUp(promotion, usesOf.get(promotion.id) ?? 0));
  if (usedUp.length > 0) return usedUp.map(({ id }) => id);
  await changeUses(tx, customerId, { ids, by: 1 });
  return [];
}

/** Increases or decreases the uses of promotions of a customer's order, without checking limits. */
export async function changeUses(
  tx: Prisma.TransactionClient,
  customerId: number,
  { ids, by }: { ids: readonly number[]; by: 1 | -1 },
): Promise<void> {
  await tx.$executeRaw`
    WITH locked AS MATERIALIZED (
      SELECT id FROM "Promotion" WHERE id IN (${Prisma.join(ids)}) ORDER BY id FOR NO KEY UPDATE
    ), counted AS (
      UPDATE "Promotion" promotion SET uses = greatest(promotion.uses + ${by}::int, 0)
      FROM locked WHERE promotion.id = locked.id RETURNING promotion.id
    )
    INSERT INTO "PromotionUse" AS own ("promotionId", "customerId", uses)
    SELECT id, ${customerId}::int, greatest(${by}::int, 0) FROM counted
    ON CONFLICT ("promotionId", "customerId") DO UPDATE SET uses = greatest(own.uses + ${by}::int, 0)`;
}
