import type { Prisma } from '../../database/generated/client.ts';
import type { Context } from '../../schema/context.ts';
import type { Writes } from '../../schema/mutation-writes.ts';
import { openCart } from './open-cart.ts';

/** Writes columns of the viewer's cart of a session, which is created if necessary. Requires an active customer. */
export function writeCart(
  context: Context,
  writes: Writes,
  { sessionId, data }: { sessionId: string; data: Prisma.CartUncheckedUpdateManyInput },
): Promise<{ cartId: number }> {
  context.viewer.requireCustomer();
  return writes.transaction(async (tx) => {
    const { id } = await openCart(tx, context, sessionId);
    await tx.cart.updateMany({ where: { id }, data: { ...data, version: { increment: 1 } } });
    return { cartId: id };
  });
}
