import type { Database } from '../../../database/client.ts';

const DAY_MS = 86_400_000;
/** How long a cart without lines is kept. */
const EMPTY_DAYS = 1;
/** How long an unchanged cart is stored: the prices in it ended long before. */
const UNTOUCHED_DAYS = 180;

/** How long a line that was taken out can be put back. */
const REMOVED_DAYS = 1;

/** Removes abandoned carts: empty ones after a day, the others half a year after the last change; and lines taken out. */
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
