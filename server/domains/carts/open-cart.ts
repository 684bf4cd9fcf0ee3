import { Prisma } from '../../database/generated/client.ts';
import type { Context } from '../../schema/context.ts';
import { defaultAddress, defaultMethod } from './cart-defaults.ts';
import { limitCarts } from './limits/limit-carts.ts';

/**
 * The viewer's cart for the active customer, created with the customer's default addresses and shipping method if
 * there is none (TOO_MANY_CARTS if there are too many). Locks the cart's row until the transaction ends, so that
 * limits hold under concurrency. Read lines in a later statement, because this one sees them as before its wait for
 * the lock.
 */
export async function openCart(
  tx: Prisma.TransactionClient,
  context: Pick<Context, 'viewer' | 'now'>,
  sessionId: string,
): Promise<{ id: number }> {
  const { viewer, now } = context;
  const customerId = viewer.requireCustomer();
  const owner = Prisma.sql`${customerId}::int`;
  const [cart] = await tx.$queryRaw<{ id: number; isNew: boolean }[]>`
    INSERT INTO "Cart" AS cart ("userId", "customerId", "sessionId", "shippingAddressId", "billingAddressId",
      "shippingMethodId", "createdAt", "updatedAt")
    SELECT ${viewer.userId}::int, ${customerId}::int, ${sessionId},
      ${defaultAddress('isDefaultShipping', owner)}, ${defaultAddress('isDefaultBilling', owner)}, ${defaultMethod(owner)},
      ${now}::timestamp, ${now}::timestamp
    ON CONFLICT ("userId", "customerId", "sessionId") DO UPDATE SET "updatedAt" = EXCLUDED."updatedAt"
    RETURNING cart.id, cart.xmax = 0 AS "isNew"`;
  if (!cart) throw new Error('An upsert answers its row.');
  if (cart.isNew && sessionId !== '') {
    await limitCarts(tx, { userId: viewer.userId, customerId, cartId: cart.id, now });
  }
  return cart;
}
