import { builder } from '../../schema/builder.ts';
import type { OrderTarget } from '../orders/rules/order-target.ts';
import { Cart } from './cart.type.ts';
import { TARGET_SELECT, targetOf } from './cart-target.ts';

const DESCRIPTIONS = {
  JO: { description: 'Job orders: one for each line.' },
  SO: { description: 'A sales order, with a job for each line that is not from stock.' },
  PQ: { description: 'A price quote: a request for an offer from the manufacturer.' },
} satisfies Record<OrderTarget, { description: string }>;

const OrderTargetEnum = builder.enumType('OrderTarget', {
  description: 'What submitting a cart creates.',
  values: DESCRIPTIONS,
});

builder.prismaObjectField(Cart, 'target', (t) =>
  t.field({
    type: OrderTargetEnum,
    description: 'What submitting the cart creates; `PQ` when a line has no price.',
    select: TARGET_SELECT,
    resolve: (cart, _args, context) => targetOf(context, cart),
  }),
);
