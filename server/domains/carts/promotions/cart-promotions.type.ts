import { builder } from '../../../schema/builder.ts';
import { grantedPromotion } from '../../promotions/granted-promotion.ts';
import { GrantedPromotionType } from '../../promotions/granted-promotion.type.ts';
import { PromotedItemType } from '../../promotions/promoted-item.type.ts';
import { COUPON_PROBLEMS, type CouponProblem } from '../../promotions/rules/coupon-problem.ts';
import { Cart } from '../cart.type.ts';
import { CART_SUMS, cartSums } from '../cart-sums.ts';

const CouponProblemEnum = builder.enumType('CouponProblem', {
  description: 'Reasons why a coupon does not apply.',
  // One entry for each problem.
  values: Object.fromEntries(
    Object.entries(COUPON_PROBLEMS).map(([code, description]) => [code, { description }]),
  ) as Record<CouponProblem, { description: string }>,
});

builder.prismaObjectFields(Cart, (t) => ({
  couponCode: t.string({
    nullable: true,
    description: 'The coupon that was applied.',
    select: { coupon: { select: { code: true } } },
    resolve: ({ coupon }) => coupon?.code ?? null,
  }),
  couponProblem: t.field({
    type: CouponProblemEnum,
    nullable: true,
    description:
      'Why the coupon does not apply to the cart as it is; null when it applies, or when there is none.',
    select: CART_SUMS,
    resolve: async (cart, _args, context) => (await cartSums(cart, context)).discount?.couponProblem ?? null,
  }),
  promotions: t.field({
    type: [GrantedPromotionType],
    description: 'Promotions applied to the cart: the coupon, and the best of the automatic promotions.',
    select: CART_SUMS,
    resolve: async (cart, _args, context) => {
      const { discount } = await cartSums(cart, context);
      return (discount?.granted ?? []).map(grantedPromotion);
    },
  }),
  freeItemCodes: t.stringList({
    description: 'Codes of pieces in the cart that include a free one.',
    select: CART_SUMS,
    resolve: async (cart, _args, context) => {
      const { discount } = await cartSums(cart, context);
      return (discount?.freeItems ?? []).map(({ code }) => code);
    },
  }),
  itemsToAddToCart: t.field({
    type: [PromotedItemType],
    description: 'Pieces that are free once they are added: one of each.',
    select: CART_SUMS,
    resolve: async (cart, _args, context) => [
      ...((await cartSums(cart, context)).discount?.itemsToAdd ?? []),
    ],
  }),
  discountedShippingItems: t.field({
    type: [PromotedItemType],
    description: 'Pieces in the cart with reduced shipping.',
    select: CART_SUMS,
    resolve: async (cart, _args, context) => [
      ...((await cartSums(cart, context)).discount?.shippingItems ?? []),
    ],
  }),
}));
