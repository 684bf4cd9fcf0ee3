import { builder } from '../../schema/builder.ts';
import type { OrderObstacle } from './rules/order-obstacles.ts';

const DESCRIPTIONS = {
  CART_EMPTY: { description: 'There is nothing in it.' },
  SHIPPING_ADDRESS_REQUIRED: { description: 'It goes nowhere yet.' },
  BILLING_ADDRESS_REQUIRED: { description: 'Nobody is billed yet.' },
  SHIPPING_METHOD_REQUIRED: { description: 'No shipping method is chosen though some are offered.' },
  SHIPPING_METHOD_NOT_AVAILABLE: {
    description: 'The shipping method does not go there, or is offered no more.',
  },
  ATTRIBUTES_REQUIRED: { description: 'Something that every order is asked is not answered.' },
  QUOTE_REQUIRED: { description: 'The maker has to quote a piece: it has no price.' },
} satisfies Record<OrderObstacle, { description: string }>;

/** What a cart or a line lacks, in GraphQL. */
export const OrderObstacleEnum = builder.enumType('OrderObstacle', {
  description: 'What a cart or a line of it lacks before it can be ordered.',
  values: DESCRIPTIONS,
});
