import { Decimal } from 'decimal.js';
import { builder } from '../../schema/builder.ts';
import { localised } from '../../schema/context.ts';
import { seesAmounts } from '../pricing/access.ts';
import type { GrantedPromotion } from './granted-promotion.ts';
import { PromotedItemType } from './promoted-item.type.ts';
import { PromotionKindEnum } from './promotion-kind.type.ts';
import type { PromotionKind } from './rules/promotion-kinds.ts';

/** A promotion of a cart or an order. */
export const GrantedPromotionType = builder.objectRef<GrantedPromotion>('GrantedPromotion').implement({
  description: 'A promotion applied to a cart or an order, or a staff discount.',
  fields: (t) => ({
    code: t.exposeString('code', {
      nullable: true,
      description: 'Coupon code; null for an automatic promotion.',
    }),
    name: t.string({
      description: 'Name in the language of the request; for a staff discount, who granted it and why.',
      resolve: (granted, _args, context) => localised(context, granted),
    }),
    kind: t.field({
      type: PromotionKindEnum,
      description: 'Kind of discount.',
      // Only known kinds are granted.
      resolve: ({ kind }) => kind as PromotionKind,
    }),
    value: t.field({
      type: 'Decimal',
      description: 'Per cent or amount, depending on its kind.',
      resolve: ({ value }) => new Decimal(value),
    }),
    items: t.field({
      type: [PromotedItemType],
      description: 'Pieces that it applies to, or gives away; empty when it applies to all of them.',
      resolve: ({ items }) => [...(items ?? [])],
    }),
    amount: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Discount amount; null when prices are not shown.',
      resolve: ({ amount }, _args, { viewer }) => (seesAmounts(viewer) ? new Decimal(amount) : null),
    }),
  }),
});
