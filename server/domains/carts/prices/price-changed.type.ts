import { Decimal } from 'decimal.js';
import type { Viewer } from '../../../auth/viewer.ts';
import { type CouponChangeFact, PriceChangedError, type PriceChangeFact } from '../../../errors/errors.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { MutationError } from '../../../schema/mutation-errors.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { Cart } from '../cart.type.ts';
import { renewCart } from './renew-cart.ts';

const PriceChangeType = builder.objectRef<PriceChangeFact>('PriceChange').implement({
  description: 'A cart line whose price differs from the one the customer saw. Unit prices.',
  fields: (t) => ({
    cartItemId: t.id({
      description: 'The line.',
      resolve: ({ cartItemId }) => encodeGlobalId('CartItem', cartItemId),
    }),
    name: t.string({
      description: 'The piece.',
      resolve: ({ nameEn, nameFr }, _args, { language }) => (language === 'fr' ? nameFr : nameEn),
    }),
    before: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'The price that the customer saw.',
      resolve: ({ before }, _args, { viewer }) => shown(before, viewer),
    }),
    after: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Current price; null when it needs a quote.',
      resolve: ({ after }, _args, { viewer }) => shown(after, viewer),
    }),
    quantity: t.exposeInt('quantity', { description: 'Pieces on the line.' }),
    reason: t.exposeString('reason', {
      description: '`MARKET_FIX_EXPIRED`, `CATALOGUE_CHANGED` or `NOT_PRICEABLE`.',
    }),
  }),
});

const CouponChangeType = builder.objectRef<CouponChangeFact>('CouponChange').implement({
  description: 'A coupon that no longer applies, and the discounts with and without it.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The coupon.' }),
    reason: t.exposeString('reason', { description: 'Code with which `applyCoupon` would refuse it.' }),
    before: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Discount while the coupon applied.',
      resolve: ({ before }, _args, { viewer }) => shown(before, viewer),
    }),
    after: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Discount now.',
      resolve: ({ after }, _args, { viewer }) => shown(after, viewer),
    }),
  }),
});

builder.objectType(PriceChangedError, {
  name: 'PriceChangedError',
  description: 'Prices differ from those the customer saw. Reading `cart` renews them.',
  interfaces: [MutationError],
  fields: (t) => ({
    changes: t.field({
      type: [PriceChangeType],
      description: 'Before and after.',
      resolve: ({ changes }) => changes,
    }),
    coupon: t.field({
      type: CouponChangeType,
      nullable: true,
      description: 'The coupon that is no longer granted; null when it is, or there is none.',
      resolve: ({ coupon }) => coupon,
    }),
    before: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'Grand total that was seen or, if none was sent, the one with a promotion that was used up in the meantime; null when there is neither.',
      resolve: ({ totals }, _args, { viewer }) => shown(totals?.before ?? null, viewer),
    }),
    after: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Current total of the order; null when `before` is.',
      resolve: ({ totals }, _args, { viewer }) => shown(totals?.after ?? null, viewer),
    }),
    cart: t.prismaField({
      type: Cart,
      description: 'The cart with today’s prices.',
      resolve: async (query, { cartId }, _args, context) => {
        await renewCart(context, { id: cartId });
        return context.db.cart.findUniqueOrThrow({ ...query, where: { id: cartId } });
      },
    }),
  }),
});

function shown(price: string | null, viewer: Viewer): Decimal | null {
  return price !== null && seesAmounts(viewer) ? new Decimal(price) : null;
}
