import type { Prisma } from '../../database/generated/client.ts';
import type { Context } from '../../schema/context.ts';
import { type OrderTarget, orderTarget, targetOfCustomer } from '../orders/rules/order-target.ts';
import { requestSettings } from '../settings/read-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { CART_ITEM_ORDER } from './cart-item.type.ts';

/** The columns for the target of a cart. */
export const TARGET_SELECT = {
  items: { orderBy: CART_ITEM_ORDER, select: { unitPrice: true, itemType: { select: { isStock: true } } } },
  customer: { select: { cartTarget: true } },
} satisfies Prisma.CartSelect;

type Targeted = {
  items: readonly { unitPrice: unknown; itemType: { isStock: boolean } }[];
  customer: { cartTarget: string | null };
};

/** What submitting a cart creates. */
export function cartTarget(
  { items, customer }: Targeted,
  { CP_CART_TARGET }: Settings,
  requestsQuote: boolean,
): OrderTarget {
  return orderTarget({
    target: targetOfCustomer(customer.cartTarget, CP_CART_TARGET),
    requestsQuote,
    lines: items.map(({ unitPrice, itemType }) => ({ unitPrice, isMadeToOrder: !itemType.isStock })),
  });
}

/** What submitting a cart would create now, unless a quote is requested. */
export async function targetOf(context: Context, cart: Targeted): Promise<OrderTarget> {
  return cartTarget(cart, await requestSettings(context), false);
}
