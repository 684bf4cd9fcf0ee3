import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { MAX_CARTS } from '../rules/cart-limits.ts';

/** For this long an ordered cart answers the same order again. */
const SUBMITTED_MINUTES = 10;

type Owner = { userId: number; customerId: number; cartId: number; now: Date };

/**
 * Keeps the number of a user's carts for a customer bounded, after one was added: session ids are the caller's to make
 * up. The empty ones that were changed longest ago are deleted; where there are none, throws RefusedError(TOO_MANY_CARTS).
 */
export async function limitCarts(
  tx: Prisma.TransactionClient,
  { userId, customerId, cartId, now }: Owner,
): Promise<void> {
  // One new cart of a user at a time, so that none is missed.
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
