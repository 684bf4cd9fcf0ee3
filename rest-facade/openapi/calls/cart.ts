import { z } from 'zod';
import type { CallDescriptions } from '../call-description.ts';
import {
  activeCustomer,
  cartLine,
  configuration,
  ignored,
  optional,
  serverFields,
  session,
  sessionQuery,
} from '../inputs.ts';
import {
  addedItemSchema,
  cartItemSchema,
  cartSchema,
  discountSchema,
  incomingAttributeSchema,
  salesTaxSchema,
} from '../schemas/cart.ts';
import { refusal } from '../schemas/envelope.ts';
import { count, id } from '../schemas/values.ts';

const read = { query: sessionQuery, refusal };

/** The cart up to its checkout. */
export const cartCalls: CallDescriptions = {
  'GET /shoppingCart/frontendGetBySessionId': {
    ...read,
    summary: 'The cart, for the storefront',
    answer: cartSchema,
  },
  'GET /shoppingCart/getBySessionId': { ...read, summary: 'The cart', answer: cartSchema },
  'GET /shoppingCart/getDiscountValue': {
    ...read,
    summary: 'The discount of the cart',
    answer: discountSchema,
  },
  'GET /shoppingCart/shoppingCartItems': {
    ...read,
    summary: 'The lines of the cart',
    answer: z.array(cartItemSchema),
  },
  'POST /ShoppingCart/addToCart': {
    summary: 'Put a configured piece into the cart',
    description: 'Prices are the server’s: a body that says one is refused.',
    query: sessionQuery,
    body: z.object({ ...configuration, ...cartLine, ...serverFields }),
    answer: addedItemSchema,
    refusal,
    statuses: [404],
    takesKey: true,
  },
  'POST /shoppingCart/updateQuantity': {
    summary: 'Change how many of a line',
    body: z.object({
      id: id.describe('Line of the cart.'),
      quantity: count.min(1),
      sessionId: ignored(z.string()),
    }),
    answer: cartSchema,
    refusal,
    statuses: [404],
  },
  'DELETE /shoppingCart/deleteCartItem/:id': {
    summary: 'Remove a line',
    path: { id: 'Line of the cart.' },
    query: z.object({ sessionId: ignored(z.string()) }),
    answer: cartSchema,
    refusal,
  },
  'POST /shoppingCart/clear-cart': {
    summary: 'Empty the cart',
    query: sessionQuery,
    body: z.object(session),
    answer: cartSchema,
    refusal,
  },
  'POST /shoppingCart/update-extra-info': {
    summary: 'Set purchase order number and notes',
    description: 'What is left out stays; an empty text clears.',
    query: sessionQuery,
    body: z.object({
      ...session,
      poNumber: optional(z.string().max(50)),
      customerWoNumber: optional(z.string().max(50)),
      notes: optional(z.string()),
    }),
    answer: cartSchema,
    refusal,
    statuses: [409],
  },
  'POST /shoppingCart/get-sales-tax': {
    summary: 'The tax between two states',
    body: z.object({
      customerId: activeCustomer,
      billingStateId: optional(id),
      shippingStateId: optional(id),
    }),
    answer: salesTaxSchema,
    refusal,
    statuses: [404],
  },
  'POST /shoppingCart/update-tax': {
    summary: 'Switch the tax of the cart on or off',
    description: 'Needs permission 1109. The percent is the server’s: another one is refused or ignored.',
    query: sessionQuery,
    body: z.object({ ...session, enabled: optional(z.boolean()), percent: optional(z.number()) }),
    answer: cartSchema,
    refusal,
    statuses: [409],
  },
  'GET /shoppingCart/incoming-order-attributes': {
    summary: 'What an order may be asked about each piece',
    answer: z.array(incomingAttributeSchema),
  },
};
