import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { isoDayOf } from '../../../lib/calendar.ts';
import { orderablePrice } from '../../ordering/held-price.ts';
import type { OrderSums } from '../../ordering/order-totals.ts';
import { countUses } from '../../promotions/count-uses.ts';
import { type GrantedPromotion, grantedPromotion } from '../../promotions/granted-promotion.ts';
import { promotedCart, promotedLine } from '../../promotions/promoted-cart.ts';
import { readPromotions } from '../../promotions/promotion-facts.ts';
import { discountOf, type Grant } from '../../promotions/rules/discount-of.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { type Repeated, reorderSums } from './reorder-sums.ts';

/** The sums of a re-order, with the promotions that reduce them. */
export type PromotedSums = OrderSums & { granted: readonly Grant[] };

/** The sums of a re-order with the promotions that apply automatically today. Coupons apply only to carts. */
export async function promotedSums(
  db: Prisma.TransactionClient,
  { customerId, ...repeated }: Repeated & { customerId: number },
): Promise<PromotedSums> {
  const settings = await readSettings(db);
  const { now } = repeated;
  const today = isoDayOf(now, settings.COMPANY.timeZone);
  const { automatic } = await readPromotions(db, null, today);
  if (automatic.length === 0) return { ...(await reorderSums(db, settings, repeated)), granted: [] };
  const customer = await db.customer.findUniqueOrThrow({
    where: { id: customerId },
    select: { id: true, customerTypeId: true, promotionUses: true },
  });
  const lines = repeated.lines.flatMap(({ priced, quantity }) => {
    const unitPrice = priced && orderablePrice(priced);
    return priced && unitPrice ? [promotedLine(priced.itemType, unitPrice, quantity)] : [];
  });
  let granted: readonly Grant[] = [];
  const sums = await reorderSums(db, settings, {
    ...repeated,
    reductions: (shipping) => {
      const discount = discountOf(promotedCart(customer, { lines, shipping, today }), {
        coupon: null,
        automatic,
      });
      granted = discount.granted.filter(({ amount }) => amount.greaterThan(0));
      return discount;
    },
  });
  return { ...sums, granted: sums.amounts ? granted : [] };
}

/**
 * Counts the uses of the promotions of a re-order, and returns what was granted. If someone else had the last use in
 * the meantime, the total is higher than shown and the re-order is refused.
 */
export async function countGranted(
  tx: Prisma.TransactionClient,
  customerId: number,
  granted: readonly Grant[],
): Promise<GrantedPromotion[]> {
  const usedUp = await countUses(
    tx,
    customerId,
    granted.map(({ promotion }) => promotion),
  );
  if (usedUp.length > 0) throw new RefusedError('PRICE_CHANGED', null);
  return granted.map(grantedPromotion);
}
