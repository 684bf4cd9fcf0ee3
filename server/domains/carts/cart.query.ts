import { z } from 'zod';
import { builder } from '../../schema/builder.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { CART_VIEW } from './access.ts';
import { Cart } from './cart.type.ts';
import { sessionIdInput } from './cart-input.ts';
import { renewCart } from './renew-cart.ts';

builder.queryField('cart', (t) =>
  t.prismaField({
    type: Cart,
    nullable: true,
    description:
      'The viewer’s cart for the active customer; null while nothing was put in, and for staff who act for nobody. Reading it renews prices that are no longer held.',
    authScopes: { permission: CART_VIEW },
    args: { sessionId: t.arg.string({ description: 'Session id; the default cart when absent.' }) },
    resolve: async (query, _root, args, context) => {
      const { sessionId } = parseInput(z.object({ sessionId: sessionIdInput }), args);
      const { db, viewer } = context;
      // No customer has the id 0: staff who act for nobody find nothing.
      const customerId = viewer.customerId ?? 0;
      const where = { userId_customerId_sessionId: { userId: viewer.userId, customerId, sessionId } };
      await renewCart(context, where);
      return db.cart.findUnique({ ...query, where });
    },
  }),
);
