import type { Prisma } from '../../database/generated/client.ts';
import { builder } from '../../schema/builder.ts';
import type { Context } from '../../schema/context.ts';
import { choicesOfJson } from '../pricing/configuration/choice.type.ts';
import { parcelOf } from '../shipping-and-tax/rules/parcel.ts';
import { shipsTo } from '../shipping-and-tax/rules/ships-to.ts';
import { shippingMethodCountries } from '../shipping-and-tax/shipping-method-countries.ts';
import { PARCEL_SELECT, sizedLine } from '../shipping-and-tax/sized-lines.ts';
import { Cart } from './cart.type.ts';
import { CART_ITEM_ORDER, CartItem } from './cart-item.type.ts';
import { TARGET_SELECT, targetOf } from './cart-target.ts';
import { OrderObstacleEnum } from './order-obstacle.type.ts';
import { orderQuestions } from './order-questions.ts';
import { unansweredQuestions } from './rules/order-answers.ts';
import { lineObstacles, type OrderObstacle, orderObstacles } from './rules/order-obstacles.ts';

/** The columns for the obstacles of a cart. */
export const OBSTACLE_SELECT = {
  ...TARGET_SELECT,
  attributes: true,
  items: {
    orderBy: CART_ITEM_ORDER,
    select: {
      unitPrice: true,
      quantity: true,
      estimatedWeight: true,
      itemType: { select: { ...PARCEL_SELECT.select, isStock: true } },
    },
  },
  shippingMethod: { select: { active: true, countryCodes: true, maxWeight: true, maxLength: true } },
  shippingAddress: { select: { archivedAt: true, country: { select: { code: true } } } },
  billingAddress: { select: { archivedAt: true } },
} satisfies Prisma.CartSelect;

/** What a cart lacks before it can be ordered in its current state. */
export async function cartObstacles(
  context: Context,
  cart: Prisma.CartGetPayload<{ select: typeof OBSTACLE_SELECT }>,
): Promise<OrderObstacle[]> {
  const { items, shippingMethod, shippingAddress, billingAddress } = cart;
  const countryCode =
    shippingAddress && shippingAddress.archivedAt === null ? shippingAddress.country.code : null;
  return orderObstacles({
    target: await targetOf(context, cart),
    unitPrices: items.map(({ unitPrice }) => unitPrice),
    shippingAddress: countryCode === null ? null : { countryCode },
    hasBillingAddress: billingAddress?.archivedAt === null,
    shippingMethod,
    parcel: parcelOf(items.map(sizedLine)),
    lacksAnswers:
      unansweredQuestions(await orderQuestions(context), choicesOfJson(cart.attributes)).length > 0,
    requiresMethod: await offersMethods(context, countryCode),
  });
}

builder.prismaObjectField(Cart, 'missing', (t) =>
  t.field({
    type: [OrderObstacleEnum],
    description: 'Requirements that the cart does not meet yet; empty when it can be ordered.',
    select: OBSTACLE_SELECT,
    resolve: (cart, _args, context) => cartObstacles(context, cart),
  }),
);

builder.prismaObjectField(CartItem, 'missing', (t) =>
  t.field({
    type: [OrderObstacleEnum],
    description: 'Requirements that the line does not meet yet; empty when it can be ordered.',
    select: { unitPrice: true },
    resolve: ({ unitPrice }) => lineObstacles(unitPrice),
  }),
);

async function offersMethods(context: Context, countryCode: string | null): Promise<boolean> {
  return (await shippingMethodCountries(context)).some((codes) => shipsTo(codes, countryCode));
}
