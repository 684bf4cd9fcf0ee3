import { Prisma } from '../../database/generated/client.ts';
import type { Context } from '../../schema/context.ts';
import { defaultAddress, defaultMethod } from './cart-defaults.ts';
import { limitCarts } from './limits/limit-carts.ts';

/**
 * The viewer's cart for the active customer, made when there is none (TOO_MANY_CARTS when there are too many), with the customer's default addresses and
 * shipping method. Holds the cart's row until the transaction ends, so that limits are kept under concurrency; lines are
 * read by a later statement, because this one sees them as they were before it waited for the row.
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
