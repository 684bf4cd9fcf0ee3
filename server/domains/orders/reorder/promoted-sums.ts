import type { Prisma } from '../../../database/generated/client.ts';
import { isoDayOf } from '../../../lib/calendar.ts';
import type { ExpectedTotal } from '../../../schema/expected-total.ts';
import { orderablePrice } from '../../pricing/held-price.ts';
import { countUses } from '../../promotions/count-uses.ts';
import { type GrantedPromotion, grantedPromotion } from '../../promotions/granted-promotion.ts';
import { promotedCart, promotedLine } from '../../promotions/promoted-cart.ts';
import { readPromotions } from '../../promotions/promotion-facts.ts';
import { discountOf, type Grant } from '../../promotions/rules/discount-of.ts';
import { readSettings } from '../../settings/read-settings.ts';
import type { OrderSums } from '../totals/order-totals.ts';
import { type Repeated, reorderSums } from './reorder-sums.ts';

/** The sums of a re-order, with the promotions that reduce them. */
export type PromotedSums = OrderSums & {
  granted: readonly Grant[];
  /** The sums if some promotions are used up. */
  without: (usedUp: readonly number[]) => Promise<OrderSums>;
};

/** The sums of a re-order with the promotions that apply automatically today. Coupons apply only to carts. */
export async function promotedSums(
  db: Prisma.TransactionClient,
  { customerId, ...repeated }: Repeated & { customerId: number },
): Promise<PromotedSums> {
  const settings = await readSettings(db);
  const { now } = repeated;
  const today = isoDayOf(now, settings.COMPANY.timeZone);
  const { automatic } = await readPromotions(db, null, today);
  const plain = () => reorderSums(db, settings, repeated);
  if (automatic.length === 0) return { ...(await plain()), granted: [], without: plain };
  const customer = await db.customer.findUniqueOrThrow({
    where: { id: customerId },
    select: { id: true, customerTypeId: true, promotionUses: true },
  });
  const lines = repeated.lines.flatMap(({ priced, quantity }) => {
    const unitPrice = priced && orderablePrice(priced);
    return priced && unitPrice ? [promotedLine(priced.itemType, unitPrice, quantity)] : [];
  });
  const reducedBy = async (promotions: typeof automatic) => {
    let granted: readonly Grant[] = [];
    const sums = await reorderSums(db, settings, {
      ...repeated,
      reductions: (shipping) => {
        const discount = discountOf(promotedCart(customer, { lines, shipping, today }), {
          coupon: null,
          automatic: promotions,
        });
        granted = discount.granted.filter(({ amount }) => amount.greaterThan(0));
        return discount;
      },
    });
    return { ...sums, granted: sums.amounts ? granted : [] };
  };
  return {
    ...(await reducedBy(automatic)),
    without: (usedUp) => reducedBy(automatic.filter(({ id }) => !usedUp.includes(id))),
  };
}

/**
 * Counts the uses of the promotions of a re-order, and returns what was granted. If someone else had the last use in
 * the meantime, the total is higher than shown and the re-order is refused.
 * @throws RefusedError PRICE_CHANGED with both totals
 */
export async function countGranted(
  tx: Prisma.TransactionClient,
  customerId: number,
  { sums, seen }: { sums: PromotedSums; seen: ExpectedTotal },
): Promise<GrantedPromotion[]> {
  const { granted } = sums;
  const usedUp = await countUses(
    tx,
    customerId,
    granted.map(({ promotion }) => promotion),
  );
  if (usedUp.length > 0) {
    const { amounts: left } = await sums.without(usedUp);
    if (!sums.amounts || !left) throw new Error('Only an order with a total is granted promotions.');
    throw seen.refusal(sums.amounts.grandTotal, left.grandTotal);
  }
  return granted.map(grantedPromotion);
}
