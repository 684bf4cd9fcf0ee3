import type { Database } from '../../../server/database/client.ts';

/** A cart with a copy of the first line of another user's cart. */
export async function fillCart(db: Database, userName: string, like: string): Promise<void> {
  const source = await db.cart.findFirstOrThrow({ where: { user: { userName: like } } });
  const user = await db.user.findUniqueOrThrow({ where: { userNameKey: userName }, select: { id: true } });
  const { customerId, shippingAddressId, billingAddressId, shippingMethodId } = source;
  const cart = await db.cart.create({
    data: { userId: user.id, customerId, shippingAddressId, billingAddressId, shippingMethodId },
    select: { id: true },
  });
  await db.$executeRaw`
    INSERT INTO "CartItem" SELECT copied.* FROM "CartItem" original, jsonb_populate_record(original, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('"CartItem"', 'id')), 'cartId', ${cart.id}::int)) copied
    WHERE original.id = (SELECT min(id) FROM "CartItem" WHERE "cartId" = ${source.id})`;
}
