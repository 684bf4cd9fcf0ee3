import { z } from 'zod';
import { refusal } from '../answers/envelope.ts';
import { shippingMethodAnswer, shippingMethodSchema } from '../answers/orders/shipping.ts';
import type { RestShippingMethodsQuery, ShippingDestinationInput } from '../gql/graphql.ts';
import { optional, recordId, text } from '../input/fields.ts';
import { isObject, type Parsed, record } from '../input/parse.ts';
import { session, sessionIdOf, sessionQuery } from '../input/session.ts';
import { RestShippingMethods } from '../operations/orders/shipping.ts';
import { envelope, restRoute } from '../route/route.ts';

const DESTINATION_FIELDS = {
  'destination.addressId': 'id',
  'destination.countryId': 'countryId',
  'destination.stateId': 'stateId',
  'destination.zip': 'zip',
} as const;

/** The fields that determine the shipping price, in a body. */
const destination = {
  id: optional(recordId).describe('Entry of the address book.'),
  addressId: optional(recordId).describe('The same as `id`.'),
  countryId: optional(recordId),
  stateId: optional(recordId),
  zip: optional(text),
};

/** A method with its id, only its id, or its code. */
const chosenMethod = z
  .preprocess(
    (value) =>
      isObject(value)
        ? value
        : typeof value === 'string' && !/^\d+$/.test(value)
          ? { code: value }
          : { id: value },
    record({ id: optional(recordId), code: optional(text) }),
  )
  .describe('The method, its id or its code; default: all.');

/** Shipping methods with their price for the caller's cart and a destination. */
export const shippingRoutes = [
  restRoute({
    method: 'post',
    path: '/ShippingMethods/shippingMethodsForCheckout',
    summary: 'Shipping methods to a destination',
    description: 'The destination is the body itself, or in `destinationAddress`.',
    repeat: 'reads',
    sample: ({ address }) => ({ body: { id: address } }),
    otherSamples: ({ postal: { countryId } }) => [
      { body: { countryId } },
      { body: { destinationAddress: { countryId } } },
    ],
    query: { ...sessionQuery, filter: text.optional().describe('Part of the name or code.') },
    body: { ...session, ...destination, destinationAddress: optional(record(destination)) },
    fields: DESTINATION_FIELDS,
    answer: z.array(shippingMethodSchema),
    refusal,
    document: RestShippingMethods,
    variables: (request) => ({
      destination: destinationOf(request.body.destinationAddress ?? request.body),
      sessionId: sessionIdOf(request),
    }),
    respond: ({ shippingMethods }, { query }) =>
      envelope(shippingMethods.filter(matches(query.filter)).map(shippingMethodAnswer)),
  }),
  restRoute({
    method: 'post',
    path: '/ShippingMethods/shipping-methods-with-size-and-weight',
    summary: 'One shipping method, or all, to a destination, by size and weight',
    description:
      'Methods that take a parcel of the size and weight of the caller’s cart, with the price at the checkout. The ' +
      'size is that of the boxes of its pieces.',
    repeat: 'reads',
    sample: ({ address }) => ({ body: { destinationAddress: { id: address } } }),
    otherSamples: ({ postal: { countryId } }) => [
      { body: { destinationAddress: { countryId }, shippingMethod: { id: 1 } } },
    ],
    query: sessionQuery,
    body: {
      ...session,
      destinationAddress: record(destination),
      shippingMethod: optional(chosenMethod),
    },
    fields: DESTINATION_FIELDS,
    answer: z.array(shippingMethodSchema),
    refusal,
    document: RestShippingMethods,
    variables: (request) => ({
      destination: destinationOf(request.body.destinationAddress),
      sessionId: sessionIdOf(request),
    }),
    respond: ({ shippingMethods }, { body: { shippingMethod: wanted } }) => {
      const offered = shippingMethods.filter(
        ({ databaseId, code }) => !wanted || wanted.id === databaseId || wanted.code === code,
      );
      return envelope(offered.map(shippingMethodAnswer));
    },
  }),
];

type ShippingMethod = RestShippingMethodsQuery['shippingMethods'][number];

/** `filter` matches a part of the name or code. */
function matches(filter = ''): (method: ShippingMethod) => boolean {
  const part = filter.trim().toLowerCase();
  return ({ name, code }) => name.toLowerCase().includes(part) || code.toLowerCase().includes(part);
}

/** An entry of the address book by id, or the address fields that determine the price. */
function destinationOf(address: Parsed<typeof destination>): ShippingDestinationInput {
  return {
    addressId: address.id ?? address.addressId ?? null,
    countryId: address.countryId ?? null,
    stateId: address.stateId ?? null,
    zip: address.zip ?? null,
  };
}
