import { type Money, sumMoney } from '../../../lib/money.ts';
import type { GrantedFacts, PromotedCart, PromotedLine, PromotionFacts } from './promotion-facts.ts';

/** Why a coupon is refused, in the order of the checks. */
export const COUPON_PROBLEMS = {
  COUPON_INVALID: 'The coupon does not exist for this customer, or is not valid yet.',
  COUPON_EXPIRED: 'The coupon has expired.',
  COUPON_LIMIT: 'The maximum number of uses has been reached.',
  COUPON_NOT_ELIGIBLE: 'The coupon does not apply to the pieces in the cart.',
  COUPON_MINIMUM: 'The subtotal is below the minimum of the coupon.',
} as const;

/** The refusal code of a coupon. */
export type CouponProblem = keyof typeof COUPON_PROBLEMS;

/** Why a promotion does not apply to a cart; null if it does. */
export function couponProblem(promotion: PromotionFacts, cart: PromotedCart): CouponProblem | null {
  const { isActive, startsOn, endsOn } = promotion;
  // A promotion for other customers counts as unknown.
  if (!isForCustomer(promotion, cart)) return 'COUPON_INVALID';
  if (!isActive || (startsOn !== null && startsOn > cart.today)) return 'COUPON_INVALID';
  if (endsOn !== null && endsOn < cart.today) return 'COUPON_EXPIRED';
  if (isUsedUp(promotion, cart.usesOfCustomer.get(promotion.id) ?? 0)) return 'COUPON_LIMIT';
  if (isAboutItems(promotion) && matchingLines(promotion, cart.lines).length === 0)
    return 'COUPON_NOT_ELIGIBLE';
  if (promotion.minSubTotal && subTotalOf(cart).lessThan(promotion.minSubTotal)) return 'COUPON_MINIMUM';
  return null;
}

/** Whether its uses are exhausted: in total, or for the customer. */
export function isUsedUp(
  { totalLimit, customerLimit, uses }: Pick<PromotionFacts, 'totalLimit' | 'customerLimit' | 'uses'>,
  usesOfCustomer: number,
): boolean {
  return (
    (totalLimit !== null && uses >= totalLimit) || (customerLimit !== null && usesOfCustomer >= customerLimit)
  );
}

/** The lines that a promotion applies to; all if it has no items. */
export function matchingLines(
  promotion: GrantedFacts,
  lines: readonly PromotedLine[],
): readonly PromotedLine[] {
  if (!isAboutItems(promotion)) return lines;
  const { itemTypeIds, itemGroupIds } = promotion;
  return lines.filter(
    ({ item, itemGroupId }) => itemTypeIds.includes(item.id) || itemGroupIds.includes(itemGroupId),
  );
}

/** Whether a promotion applies only to some items. */
export function isAboutItems({ itemTypeIds, itemGroupIds }: GrantedFacts): boolean {
  return itemTypeIds.length + itemGroupIds.length > 0;
}

/** Sum of the lines. */
export function subTotalOf({ lines }: Pick<PromotedCart, 'lines'>): Money {
  return sumMoney(lines.map(({ unitPrice, quantity }) => unitPrice.mul(quantity)));
}

function isForCustomer({ customerIds, customerTypeIds }: PromotionFacts, cart: PromotedCart): boolean {
  if (customerIds.length + customerTypeIds.length === 0) return true;
  return customerIds.includes(cart.customerId) || customerTypeIds.includes(cart.customerTypeId);
}
