import { z } from 'zod';
import type { CallDescriptions } from '../call-description.ts';
import { activeCustomer, addressChoice, destination, optional, session, sessionQuery } from '../inputs.ts';
import { failureOf, refusal, refusalDetails } from '../schemas/envelope.ts';
import { changedPricesSchema, shippingMethodSchema, submittedOrderSchema } from '../schemas/order.ts';
import { id } from '../schemas/values.ts';

const methods = { query: sessionQuery, answer: z.array(shippingMethodSchema), refusal };

/** The order itself, and how it gets there. */
export const checkoutCalls: CallDescriptions = {
  'POST /shoppingCart/submitOrder': {
    summary: 'Order what is in the cart',
    description:
      'What the body leaves out is taken from the cart. Repeats, with or without a key, are one order. Refusals have ' +
      'the key `jobInsertError`; changed prices answer PRICE_CHANGED with each line before and after.',
    query: sessionQuery,
    body: z.object({
      ...session,
      customerID: activeCustomer,
      shippingAddress: addressChoice,
      shippingAddressId: optional(id),
      billingAddress: addressChoice,
      billingAddressId: optional(id),
      sellToAddress: addressChoice,
      sellToAddressId: optional(id),
      useDifferentShippingAddress: optional(z.boolean()).describe('false: goods go to the billing address.'),
      shipToSellToAddress: optional(z.boolean()),
      shippingMethodID: optional(id),
      pONumber: optional(z.string().max(50)),
      customerWoNumber: optional(z.string().max(50)),
      notes: optional(z.string()),
      expectedSubTotal: optional(z.number()).describe('Refused when the prices make another.'),
      subTotal: optional(z.number()).describe('The same as `expectedSubTotal`.'),
      acceptNewPrices: optional(z.boolean()),
    }),
    answer: submittedOrderSchema,
    refusal: failureOf(z.union([refusalDetails, changedPricesSchema])).meta({
      id: 'OrderRefusal',
      description: 'Nothing was ordered.',
    }),
    statuses: [404],
    takesKey: true,
  },
  'POST /ShippingMethods/shippingMethodsForCheckout': {
    ...methods,
    summary: 'Shipping methods to a destination',
    description: 'The destination is the body itself, or stands in `destinationAddress`.',
    query: sessionQuery.extend({ filter: z.string().optional().describe('Part of the name or code.') }),
    body: z.object({ ...session, ...destination, destinationAddress: optional(z.object(destination)) }),
  },
  'POST /ShippingMethods/shipping-methods-with-size-and-weight': {
    ...methods,
    summary: 'One shipping method, or all, to a destination',
    body: z.object({
      ...session,
      destinationAddress: z.object(destination),
      shippingMethod: optional(z.union([z.object({ id }), id, z.string()])).describe(
        'The method, its id or its code; all without.',
      ),
    }),
  },
};
