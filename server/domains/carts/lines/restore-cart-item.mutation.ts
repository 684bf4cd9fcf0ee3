import { NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { CART_REMOVE, DRAFT_IS_NOT_AUDITED, ownCarts } from '../access.ts';
import { cartField, cartItemField } from '../cart-result.ts';
import { MAX_CART_LINES } from '../rules/cart-limits.ts';
import { putBackLine } from './removed-line.ts';

mutation('restoreCartItem', {
  description: 'Restores a line that was removed from the cart within the last day, at its guaranteed price.',
  permission: CART_REMOVE,
  audit: { none: DRAFT_IS_NOT_AUDITED },
  repeat: 'naturally repeatable: a line that is in the cart stays there',
  budget: 5,
  input: (t) => ({ id: t.id({ required: true, description: 'Cart line.' }) }),
  resolve: async (input, context, writes) => {
    const { viewer } = context;
    const cartItemId = rowKey('CartItem', input.id);
    viewer.requireCustomer();
    return writes.transaction(async (tx) => {
      const own = { id: cartItemId, cart: { is: ownCarts(viewer) } };
      const removed = await tx.removedCartItem.findFirst({ where: own, select: { cartId: true } });
      if (removed) await putBackLine(tx, { id: cartItemId, cartId: removed.cartId });
      const line = await tx.cartItem.findFirst({ where: own, select: { cartId: true } });
      if (!line)
        throw removed
          ? new RefusedError('CART_FULL', { max: MAX_CART_LINES })
          : new NotFoundError('CartItem');
      return { cartId: line.cartId, cartItemId };
    });
  },
  success: (t) => ({ cart: cartField(t), cartItem: cartItemField(t) }),
  sample: async ({ caller, buyer, removedLine, foreign }) => ({
    as: caller(buyer),
    input: { id: await removedLine() },
    foreign: { 'input.id': foreign.lineId },
  }),
});
