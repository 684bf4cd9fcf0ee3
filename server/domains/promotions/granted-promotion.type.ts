import { Decimal } from 'decimal.js';
import { builder } from '../../schema/builder.ts';
import { localised } from '../../schema/context.ts';
import { seesAmounts } from '../pricing/access.ts';
import type { GrantedPromotion } from './granted-promotion.ts';
import { PromotedItemType } from './promoted-item.type.ts';
import { PromotionKindEnum } from './promotion-kind.type.ts';
import type { PromotionKind } from './rules/promotion-kinds.ts';

/** A promotion that a cart or an order is granted. */
export const GrantedPromotionType = builder.objectRef<GrantedPromotion>('GrantedPromotion').implement({
  description: 'A promotion that a cart or an order is granted, or a discount of staff.',
  fields: (t) => ({
    code: t.exposeString('code', {
      nullable: true,
      description: 'The coupon; null where it applies by itself.',
    }),
    name: t.string({
      description: 'Name in the language of the request; of a discount of staff who granted it, and why.',
      resolve: (granted, _args, context) => localised(context, granted),
    }),
    kind: t.field({
      type: PromotionKindEnum,
      description: 'What it takes off.',
      // Only kinds are ever granted.
      resolve: ({ kind }) => kind as PromotionKind,
    }),
    value: t.field({
      type: 'Decimal',
      description: 'Per cent or amount, as its kind says.',
      resolve: ({ value }) => new Decimal(value),
    }),
    items: t.field({
      type: [PromotedItemType],
      description: 'Pieces that it is about, or gives away; none where it is about all of them.',
      resolve: ({ items }) => [...(items ?? [])],
    }),
    amount: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'What it takes off; null when prices are not shown.',
      resolve: ({ amount }, _args, { viewer }) => (seesAmounts(viewer) ? new Decimal(amount) : null),
    }),
  }),
});
