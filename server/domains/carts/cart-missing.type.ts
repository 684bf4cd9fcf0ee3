import type { Prisma } from '../../database/generated/client.ts';
import { builder } from '../../schema/builder.ts';
import type { Context } from '../../schema/context.ts';
import { shipsTo } from '../shipping-and-tax/rules/ships-to.ts';
import { shippingMethodCountries } from '../shipping-and-tax/shipping-method-countries.ts';
import { Cart } from './cart.type.ts';
import { CartItem } from './cart-item.type.ts';
import { TARGET_SELECT, targetOf } from './cart-target.ts';
import { OrderObstacleEnum } from './order-obstacle.type.ts';
import { lineObstacles, type OrderObstacle, orderObstacles } from './rules/order-obstacles.ts';

/** What decides what a cart lacks. */
export const OBSTACLE_SELECT = {
  ...TARGET_SELECT,
  shippingMethod: { select: { active: true, countryCodes: true } },
  shippingAddress: { select: { archivedAt: true, country: { select: { code: true } } } },
  billingAddress: { select: { archivedAt: true } },
} satisfies Prisma.CartSelect;

/** What a cart lacks before it can be ordered as it stands. */
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
    requiresMethod: await offersMethods(context, countryCode),
  });
}

builder.prismaObjectField(Cart, 'missing', (t) =>
  t.field({
    type: [OrderObstacleEnum],
    description: 'What it lacks before it can be ordered as it stands; empty when nothing.',
    select: OBSTACLE_SELECT,
    resolve: (cart, _args, context) => cartObstacles(context, cart),
  }),
);

builder.prismaObjectField(CartItem, 'missing', (t) =>
  t.field({
    type: [OrderObstacleEnum],
    description: 'What the line lacks before it can be ordered; empty when nothing.',
    select: { unitPrice: true },
    resolve: ({ unitPrice }) => lineObstacles(unitPrice),
  }),
);

async function offersMethods(context: Context, countryCode: string | null): Promise<boolean> {
  return (await shippingMethodCountries(context)).some((codes) => shipsTo(codes, countryCode));
}
