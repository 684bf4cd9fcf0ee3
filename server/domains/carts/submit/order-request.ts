import type { InputShapeFromFields } from '@pothos/core';
import { z } from 'zod';
import { MAX_ID } from '../../../lib/max-id.ts';
import type { builder } from '../../../schema/builder.ts';
import type { Context } from '../../../schema/context.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { postalSchema } from '../../customers/address-input.ts';
import { PostalAddressInput } from '../../customers/postal-address.input.ts';
import { orderTexts } from '../../orders/order-input.ts';
import { sessionIdInput, withCartSession } from '../cart-input.ts';
import type { OrderRequest } from './submitted-cart.ts';

type Types = typeof builder.$inferSchemaTypes;

const rules = orderTexts.extend({
  sessionId: sessionIdInput,
  contactId: z.int().min(1).max(MAX_ID).nullish(),
  fastTouchShippingMethodId: z.int().min(1).max(MAX_ID).nullish(),
  shippingAddress: postalSchema.nullish(),
  billingAddress: postalSchema.nullish(),
  sellToAddress: postalSchema.nullish(),
});

/** Input fields for ordering a cart, without its payment; absent parts are taken from the cart. */
export function orderFields(t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) {
  return {
    sessionId: t.string({ description: 'Session id of the cart; the default cart when absent.' }),
    shippingAddressId: t.int({
      description: 'Address of the active customer; the cart’s, else the default one, when absent.',
    }),
    billingAddressId: t.int({
      description: 'Address of the active customer; the cart’s, else the default one, when absent.',
    }),
    sellToAddressId: t.int({ description: 'Address of the active customer.' }),
    shippingAddress: t.field({
      type: PostalAddressInput,
      description: 'Address of this order alone, in place of `shippingAddressId`.',
    }),
    billingAddress: t.field({
      type: PostalAddressInput,
      description: 'Address of this order alone, in place of `billingAddressId`.',
    }),
    sellToAddress: t.field({
      type: PostalAddressInput,
      description: 'Address of this order alone, in place of `sellToAddressId`.',
    }),
    customerUpdatedAt: t.field({
      type: 'DateTime',
      description:
        'Time of the customer’s last change as read by the client; a later change is refused with ConflictError.',
    }),
    shippingMethodId: t.int({ description: 'Shipping method; the cart’s when absent.' }),
    fastTouchShippingMethodId: t.int({
      description: 'A fast-touch shipping method; takes precedence over `shippingMethodId`.',
    }),
    contactId: t.int({
      description:
        'Integer id of the contact at the customer, chosen by staff; when absent, the contact of the cart, else the customer’s main contact.',
    }),
    poNumber: t.string({ description: 'Purchase order; the cart’s when absent.' }),
    customerWoNumber: t.string({ description: 'Customer’s work order; the cart’s when absent.' }),
    notes: t.string({ description: 'Notes to the whole order; the cart’s when absent.' }),
    expectedSubTotal: t.field({
      type: 'Decimal',
      description:
        'Subtotal that the customer saw: a different one is refused with PriceChangedError, the same one accepts the prices.',
    }),
    acceptNewPrices: t.boolean({
      description: 'Accept today’s prices, regardless of the prices shown before.',
    }),
  };
}

/** The input for ordering a cart. */
type GivenOrder = InputShapeFromFields<ReturnType<typeof orderFields>> & {
  asQuote?: boolean | null | undefined;
};

/** The same after validation. */
export function orderRequestOf(
  { expectedSubTotal, acceptNewPrices, asQuote, customerUpdatedAt, ...input }: GivenOrder,
  context: Context,
): OrderRequest {
  return {
    ...parseInput(rules, withCartSession(input, context)),
    expectedSubTotal: expectedSubTotal ?? null,
    acceptNewPrices: acceptNewPrices ?? false,
    asQuote: asQuote ?? false,
    customerUpdatedAt: customerUpdatedAt ?? null,
  };
}
