/** Kinds of promotions, and the meaning of their value. */
export const PROMOTION_KINDS = {
  PERCENT_ORDER: 'Its value in per cent of the subtotal.',
  AMOUNT_ORDER: 'Its value, of the subtotal.',
  PERCENT_ITEM: 'Discount in per cent on each line that it applies to.',
  AMOUNT_ITEM: 'Its value, of each line that it is about.',
  FREE_ITEM: 'One free piece of each of its free item types.',
  SHIPPING: 'Discount in percent of shipping, while the promotion’s target is in the cart.',
} as const;

/** Kind of a promotion. */
export type PromotionKind = keyof typeof PROMOTION_KINDS;

/** What a kind reduces; in each group, the best automatic promotion applies. */
type PromotionGroup = 'PIECES' | 'GIFTS' | 'SHIPPING';

/** The group of a kind. */
export function groupOfKind(kind: PromotionKind): PromotionGroup {
  if (kind === 'FREE_ITEM') return 'GIFTS';
  return kind === 'SHIPPING' ? 'SHIPPING' : 'PIECES';
}

/** Whether the value of a kind is a percentage. */
export function isPercentKind(kind: PromotionKind): boolean {
  return kind === 'PERCENT_ORDER' || kind === 'PERCENT_ITEM' || kind === 'SHIPPING';
}
