import type { Prisma } from '../../../database/generated/client.ts';
import { type CouponChangeFact, PriceChangedError, type PriceChangeFact } from '../../../errors/errors.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import type { Money } from '../../../lib/money.ts';
import type { ExpectedTotal } from '../../../schema/expected-total.ts';
import { countUses } from '../../promotions/count-uses.ts';
import { type GrantedPromotion, grantedPromotion } from '../../promotions/granted-promotion.ts';
import { promotedCart } from '../../promotions/promoted-cart.ts';
import { type CartPromotions, readPromotions } from '../../promotions/promotion-facts.ts';
import type { CouponProblem } from '../../promotions/rules/coupon-problem.ts';
import { type Discount, discountOf, type Grant } from '../../promotions/rules/discount-of.ts';
import {
  type GrantedFacts,
  type PromotedCart,
  type PromotedLine,
  UNCONDITIONAL,
} from '../../promotions/rules/promotion-facts.ts';
import type { Settings } from '../../settings/settings.ts';
import { staffDiscountOfCart } from '../promotions/staff-discount-of-cart.ts';
import type { SubmittedCart } from './submitted-cart.ts';

/** The promotions of an order that is being placed. */
type OrderPromotions = {
  /** Their reductions, given the price of shipping. */
  reductions: (shipping: Money) => Discount;
  /** The granted promotions, once the price of shipping is known. */
  granted: () => readonly Grant[];
  /**
   * Refuses changes that the customer did not see: another grand total or, without one, a coupon that is no longer
   * granted, unless new prices are accepted.
   */
  checkExpected: (
    grandTotal: Money,
    order: { isAccepted: boolean; seen: ExpectedTotal },
    changes: PriceChangeFact[],
  ) => void;
  /** Counts the uses and returns what was granted; refused with both totals if someone else had the last use. */
  count: (changes: PriceChangeFact[], order: PromotedTotals) => Promise<GrantedPromotion[]>;
};

/** The grand total of an order, and with other reductions. */
type PromotedTotals = { grandTotal: Money; totalWith: (discount: Discount) => Money };

/** Reads the promotions of a cart when it is ordered, at current prices. */
export async function orderPromotions(
  tx: Prisma.TransactionClient,
  cart: SubmittedCart,
  { lines, today, settings }: { lines: readonly PromotedLine[]; today: IsoDay; settings: Settings },
): Promise<OrderPromotions> {
  const promotions = {
    ...(await readPromotions(tx, cart.couponId, today)),
    staff: staffDiscountOfCart(cart, settings),
  };
  let facts: PromotedCart | null = null;
  let discount: Discount | null = null;

  function granted(): { facts: PromotedCart; discount: Discount } {
    if (!facts || !discount) throw new Error('What promotions take off depends on shipping.');
    return { facts, discount };
  }

  return {
    reductions: (shipping) => {
      facts = promotedCart(cart.customer, { lines, shipping, today });
      discount = discountOf(facts, promotions);
      return discount;
    },
    granted: () => granted().discount.granted,
    checkExpected: (grandTotal, { isAccepted, seen }, changes) => {
      const refusal = () => {
        const { facts: before, discount: now } = granted();
        const problem = now.couponProblem;
        const coupon = problem && couponChange(promotions, before, now, problem);
        const expected = seen.expected?.toFixed(2);
        const totals = expected ? { before: expected, after: grandTotal.toFixed(2) } : null;
        return new PriceChangedError(cart.id, changes, { coupon, totals });
      };
      seen.compareWith(grandTotal, refusal);
      if (seen.expected === null && !isAccepted && granted().discount.couponProblem) throw refusal();
    },
    count: async (changes, { grandTotal, totalWith }) => {
      const { facts: seen, discount: now } = granted();
      const counted = now.granted.filter(({ amount }) => amount.greaterThan(0));
      const usedUp = await countUses(
        tx,
        cart.customerId,
        counted.map(({ promotion }) => promotion),
      );
      if (usedUp.length > 0) {
        const isCoupon = cart.couponId !== null && usedUp.includes(cart.couponId);
        const left = {
          ...promotions,
          coupon: isCoupon ? null : promotions.coupon,
          automatic: promotions.automatic.filter(({ id }) => !usedUp.includes(id)),
        };
        const after = discountOf(seen, left);
        const change = isCoupon ? couponChange(promotions, seen, after, 'COUPON_LIMIT') : null;
        const totals = { before: grandTotal.toFixed(2), after: totalWith(after).toFixed(2) };
        throw new PriceChangedError(cart.id, changes, { coupon: change, totals });
      }
      return counted.map(grantedPromotion);
    },
  };
}

/** The reduction by a coupon that is no longer granted, and the reduction without it. */
function couponChange(
  promotions: CartPromotions & { staff: GrantedFacts | null },
  cart: PromotedCart,
  after: Discount,
  reason: CouponProblem,
): CouponChangeFact | null {
  const { coupon } = promotions;
  if (!coupon) return null;
  const before = discountOf(cart, {
    ...promotions,
    coupon: { ...coupon, ...UNCONDITIONAL },
  });
  const inAll = ({ value, shippingReduction }: Discount) => value.plus(shippingReduction).toFixed(2);
  return { code: coupon.code ?? '', reason, before: inAll(before), after: inAll(after) };
}
