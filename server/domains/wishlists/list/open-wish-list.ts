import type { Prisma } from '../../../database/generated/client.ts';
import type { Context } from '../../../schema/context.ts';

/**
 * The viewer's wish list for the active customer, created if there is none. Locks its row until the transaction ends,
 * so that its limit holds under concurrency.
 */
export async function openWishList(
  tx: Prisma.TransactionClient,
  { viewer, now }: Pick<Context, 'viewer' | 'now'>,
): Promise<{ id: number }> {
  const customerId = viewer.requireCustomer();
  const [list] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO "WishList" ("userId", "customerId", "createdAt", "updatedAt")
    VALUES (${viewer.userId}::int, ${customerId}::int, ${now}::timestamp, ${now}::timestamp)
    ON CONFLICT ("userId", "customerId") DO UPDATE SET "updatedAt" = EXCLUDED."updatedAt"
    RETURNING id`;
  if (!list) throw new Error('An upsert answers its row.');
  return list;
}
