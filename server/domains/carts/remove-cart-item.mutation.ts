import { mutation } from '../../schema/mutation.ts';
import { CART_REMOVE } from './access.ts';
import { cartField, cartItemKey } from './cart-result.ts';
import { editedLine } from './edited-line.ts';

mutation('removeCartItem', {
  description: 'Takes a line out of the cart.',
  permission: CART_REMOVE,
  input: (t) => ({ id: t.id({ required: true, description: 'Cart line.' }) }),
  resolve: async (input, context) => {
    const cartItemId = cartItemKey(input.id);
    return context.db.$transaction(async (tx) => {
      const line = await editedLine(tx, context, cartItemId);
      await tx.cartItem.deleteMany({ where: { id: line.id } });
      return { cartId: line.cartId };
    });
  },
  success: (t) => ({ cart: cartField(t) }),
});
