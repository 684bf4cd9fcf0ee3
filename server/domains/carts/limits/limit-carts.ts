import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { MAX_CARTS } from '../rules/cart-limits.ts';

/** Within this time, an ordered cart returns the same order again. */
const SUBMITTED_MINUTES = 10;

type Owner = { userId: number; customerId: number; cartId: number; now: Date };

/**
 * Limits the number of a user's carts for a customer after one was added, because callers choose the session ids.
 * Deletes the empty ones that were unchanged longest.
 * @throws RefusedError TOO_MANY_CARTS if there are none
 */
export async function limitCarts(
  tx: Prisma.TransactionClient,
  { userId, customerId, cartId, now }: Owner,
): Promise<void> {
  // Only one new cart per user at a time, so that none is missed.
  await tx.$executeRaw`SELECT FROM "User" WHERE id = ${userId} FOR NO KEY UPDATE`;
  const others = { userId, customerId, id: { not: cartId } };
  const excess = (await tx.cart.count({ where: others })) + 1 - MAX_CARTS;
  if (excess <= 0) return;
  const submittedBefore = new Date(now.getTime() - SUBMITTED_MINUTES * 60_000);
  const idle = await tx.cart.findMany({
    where: {
      ...others,
      sessionId: { not: '' },
      items: { none: {} },
      OR: [{ lastSubmittedAt: null }, { lastSubmittedAt: { lt: submittedBefore } }],
    },
    orderBy: [{ updatedAt: 'asc' }, { id: 'asc' }],
    take: excess,
    select: { id: true },
  });
  if (idle.length < excess) throw new RefusedError('TOO_MANY_CARTS', { max: MAX_CARTS });
  await tx.cart.deleteMany({ where: { id: { in: idle.map(({ id }) => id) }, items: { none: {} } } });
}
