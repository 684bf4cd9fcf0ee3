import { builder } from '../../schema/builder.ts';
import type { OrderObstacle } from './rules/order-obstacles.ts';

const DESCRIPTIONS = {
  CART_EMPTY: { description: 'The cart is empty.' },
  SHIPPING_ADDRESS_REQUIRED: { description: 'The shipping address is missing.' },
  BILLING_ADDRESS_REQUIRED: { description: 'The billing address is missing.' },
  SHIPPING_METHOD_REQUIRED: { description: 'No shipping method is chosen though some are offered.' },
  SHIPPING_METHOD_NOT_AVAILABLE: {
    description: 'The shipping method does not serve the destination, or is no longer offered.',
  },
  ATTRIBUTES_REQUIRED: { description: 'A required order attribute has no answer.' },
  QUOTE_REQUIRED: { description: 'A piece has no price: the manufacturer has to quote it.' },
} satisfies Record<OrderObstacle, { description: string }>;

/** What a cart or a line lacks, in GraphQL. */
export const OrderObstacleEnum = builder.enumType('OrderObstacle', {
  description: 'A requirement that a cart or one of its lines does not meet yet.',
  values: DESCRIPTIONS,
});
