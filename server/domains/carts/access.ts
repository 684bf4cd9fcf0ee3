import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';

/** Permission 1101: see the cart. */
export const CART_VIEW = 1101;
/** Permission 1102: add to the cart. */
export const CART_ADD = 1102;
/** Permission 1103: change lines and the cart itself. */
export const CART_EDIT = 1103;
/** Permission 1104: remove lines. */
export const CART_REMOVE = 1104;
/** Permission 1105: submit the order. */
export const CART_SUBMIT = 1105;
/** Permission 1109: switch off sales tax. */
export const CART_OVERRIDE = 1109;

/**
 * The viewer's own carts for the active customer, with 1101. Nobody sees another user's cart, whatever the session id.
 */
export function ownCarts(viewer: Viewer): Prisma.CartWhereInput {
  const { customerId } = viewer;
  if (customerId === null || !viewer.can(CART_VIEW)) return { id: { in: [] } };
  return { userId: viewer.userId, customerId };
}

/** Whether a cart is among `ownCarts`. */
export function seesCart(viewer: Viewer, cart: { userId?: number | undefined; customerId: number }): boolean {
  return viewer.can(CART_VIEW) && cart.userId === viewer.userId && cart.customerId === viewer.customerId;
}

/** Lines of the carts in `ownCarts`. */
export function ownCartItems(viewer: Viewer): Prisma.CartItemWhereInput {
  return { cart: { is: ownCarts(viewer) } };
}

/** Why mutations of carts are not audited. */
export const DRAFT_IS_NOT_AUDITED =
  'A cart is a draft that binds nobody; the order that comes of it is audited with both identities.';
