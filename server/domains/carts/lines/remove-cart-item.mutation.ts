import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { CART_REMOVE, DRAFT_IS_NOT_AUDITED } from '../access.ts';
import { cartField } from '../cart-result.ts';
import { editedLine } from './edited-line.ts';
import { removeLineFromCart } from './removed-line.ts';

mutation('removeCartItem', {
  description: 'Removes a line from the cart; `restoreCartItem` restores it within a day.',
  permission: CART_REMOVE,
  audit: { none: DRAFT_IS_NOT_AUDITED },
  repeat: 'naturally repeatable: removes once',
  budget: 3,
  input: (t) => ({ id: t.id({ required: true, description: 'Cart line.' }) }),
  resolve: async (input, context, writes) => {
    const cartItemId = rowKey('CartItem', input.id);
    return writes.transaction(async (tx) => {
      const line = await editedLine(tx, context, cartItemId);
      await removeLineFromCart(tx, line.id, context.now);
      return { cartId: line.cartId };
    });
  },
  success: (t) => ({ cart: cartField(t) }),
  sample: async ({ caller, buyer, line, foreign }) => ({
    as: caller(buyer),
    input: { id: await line() },
    foreign: { 'input.id': foreign.lineId },
  }),
});
