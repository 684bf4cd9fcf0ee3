import { z } from 'zod';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { CART_EDIT, DRAFT_IS_NOT_AUDITED } from '../access.ts';
import { sessionIdInput, withCartSession } from '../cart-input.ts';
import { cartField } from '../cart-result.ts';
import { openCart } from '../open-cart.ts';

const inputSchema = z.object({ sessionId: sessionIdInput });

mutation('acceptCartPrices', {
  description: 'Accepts the current prices of a cart, so that they are no longer reported as changed.',
  permission: CART_EDIT,
  audit: { none: DRAFT_IS_NOT_AUDITED },
  repeat: 'naturally repeatable: takes note of what is there',
  budget: 3,
  input: (t) => ({
    sessionId: t.string({ description: 'Session id of the cart; the default cart when absent.' }),
  }),
  resolve: async (input, context, writes) => {
    const { sessionId } = parseInput(inputSchema, withCartSession(input, context));
    return writes.transaction(async (tx) => {
      const { id } = await openCart(tx, context, sessionId);
      await tx.$executeRaw`UPDATE "CartItem" SET "seenUnitPrice" = "unitPrice", version = version + 1
        WHERE "cartId" = ${id} AND "seenUnitPrice" IS DISTINCT FROM "unitPrice"`;
      return { cartId: id };
    });
  },
  success: (t) => ({ cart: cartField(t) }),
  sample: async ({ caller, buyer, line }) => {
    await line();
    return { as: caller(buyer), input: { sessionId: '' } };
  },
});
