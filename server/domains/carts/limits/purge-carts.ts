import type { Database } from '../../../database/client.ts';

const DAY_MS = 86_400_000;
/** How long a cart without lines is stored. */
const EMPTY_DAYS = 1;
/** How long an unchanged cart is stored. Its prices ended long before. */
const UNTOUCHED_DAYS = 180;

/** How long a removed line can be restored. */
const REMOVED_DAYS = 1;

/**
 * Deletes abandoned carts, empty ones after a day and others half a year after their last change, and removed lines.
 */
export async function purgeCarts(db: Pick<Database, 'cart' | 'removedCartItem'>, now: Date): Promise<number> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.removedCartItem.deleteMany({ where: { removedAt: { lt: ago(REMOVED_DAYS) } } });
  const { count } = await db.cart.deleteMany({
    where: {
      OR: [
        { updatedAt: { lt: ago(EMPTY_DAYS) }, items: { none: {} } },
        {
          updatedAt: { lt: ago(UNTOUCHED_DAYS) },
          items: { none: { updatedAt: { gte: ago(UNTOUCHED_DAYS) } } },
        },
      ],
    },
  });
  return count;
}
