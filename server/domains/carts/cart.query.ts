import { z } from 'zod';
import { lookUp } from '../../lists/look-up.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { CART_VIEW, ownCarts } from './access.ts';
import { Cart } from './cart.type.ts';
import { sessionIdInput, withCartSession } from './cart-input.ts';
import { renewCart } from './prices/renew-cart.ts';

const inputSchema = z.object({ sessionId: sessionIdInput });

lookUp('cart', {
  model: 'Cart',
  type: Cart,
  description:
    'The viewer’s cart for the active customer; null while it is empty, and for staff without an active customer. Reading it renews prices whose hold has expired.',
  budget: 2,
  permission: CART_VIEW,
  visible: ownCarts,
  args: (t) => ({ sessionId: t.arg.string({ description: 'Session id; the default cart when absent.' }) }),
  where: async (args, context) => {
    const { sessionId } = parseInput(inputSchema, withCartSession(args, context));
    const { viewer } = context;
    // No customer has the id 0, so staff without a customer find nothing.
    const where = { userId: viewer.userId, customerId: viewer.customerId ?? 0, sessionId };
    await renewCart(context, { userId_customerId_sessionId: where });
    return where;
  },
  sample: ({ buyer }) => ({ as: buyer, args: { sessionId: '' } }),
});
