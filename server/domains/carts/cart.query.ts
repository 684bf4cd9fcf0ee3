import { z } from 'zod';
import { findRow } from '../../fast-path/find-rows.ts';
import { plannedQuery } from '../../fast-path/planned-query.ts';
import { PLANNED_ROWS } from '../../fast-path/planned-rows.ts';
import { builder } from '../../schema/builder.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { CART_VIEW } from './access.ts';
import { Cart } from './cart.type.ts';
import { sessionIdInput } from './cart-input.ts';
import { renewCart } from './renew-cart.ts';

const inputSchema = z.object({ sessionId: sessionIdInput });

builder.queryField('cart', (t) =>
  t.field({
    type: Cart,
    nullable: true,
    description:
      'The viewer’s cart for the active customer; null while nothing was put in, and for staff who act for nobody. Reading it renews prices that are no longer held.',
    authScopes: { permission: CART_VIEW },
    extensions: PLANNED_ROWS,
    args: { sessionId: t.arg.string({ description: 'Session id; the default cart when absent.' }) },
    resolve: async (_root, args, context, info) => {
      const { sessionId } = parseInput(inputSchema, args);
      const { viewer } = context;
      // No customer has the id 0: staff who act for nobody find nothing.
      const where = { userId: viewer.userId, customerId: viewer.customerId ?? 0, sessionId };
      await renewCart(context, { userId_customerId_sessionId: where });
      return findRow(context, 'Cart', { ...plannedQuery({ context, info }), where });
    },
  }),
);
