import { z } from 'zod';
import { mutation } from '../../schema/mutation.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { CART_REMOVE, DRAFT_IS_NOT_AUDITED } from './access.ts';
import { NEW_CART } from './cart-defaults.ts';
import { sessionIdInput, withCartSession } from './cart-input.ts';
import { cartField } from './cart-result.ts';
import { openCart } from './open-cart.ts';

const inputSchema = z.object({ sessionId: sessionIdInput });

mutation('clearCart', {
  description: 'Removes all lines from the cart; the next order starts from the customer’s defaults.',
  permission: CART_REMOVE,
  audit: { none: DRAFT_IS_NOT_AUDITED },
  repeat: 'naturally repeatable: empties what is there',
  budget: 4,
  input: (t) => ({
    sessionId: t.string({ description: 'Session id of the cart; the default cart when absent.' }),
  }),
  resolve: async (input, context, writes) => {
    const { sessionId } = parseInput(inputSchema, withCartSession(input, context));
    return writes.transaction(async (tx) => {
      const cart = await openCart(tx, context, sessionId);
      await tx.cartItem.deleteMany({ where: { cartId: cart.id } });
      await tx.$executeRaw`UPDATE "Cart" SET ${NEW_CART}, version = version + 1 WHERE id = ${cart.id}`;
      return { cartId: cart.id };
    });
  },
  success: (t) => ({ cart: cartField(t) }),
  sample: ({ caller, buyer }) => ({ as: caller(buyer), input: { sessionId: 'other' } }),
});
