import { shippingMethodAnswer } from '../answers/shipping.ts';
import { invalidField } from '../failure.ts';
import { type Fields, isObject } from '../fields.ts';
import type { RestShippingMethodsQuery, ShippingDestinationInput } from '../gql/graphql.ts';
import { RestShippingMethods } from '../operations/shipping.ts';
import { envelope, restRoute } from '../route.ts';
import { sessionIdOf } from '../session.ts';

const DESTINATION_FIELDS = {
  'destination.addressId': 'id',
  'destination.countryId': 'countryId',
  'destination.stateId': 'stateId',
  'destination.zip': 'zip',
} as const;

/** Shipping methods with their price for the caller's cart and a destination. */
export const shippingRoutes = [
  restRoute({
    method: 'post',
    path: '/ShippingMethods/shippingMethodsForCheckout',
    fields: DESTINATION_FIELDS,
    document: RestShippingMethods,
    variables: (request) => {
      request.query.text('filter');
      return {
        destination: destinationOf(request.body.record('destinationAddress') ?? request.body),
        sessionId: sessionIdOf(request),
      };
    },
    respond: ({ shippingMethods }, { query }) =>
      envelope(shippingMethods.filter(matches(query.text('filter'))).map(shippingMethodAnswer)),
  }),
  restRoute({
    method: 'post',
    path: '/ShippingMethods/shipping-methods-with-size-and-weight',
    fields: DESTINATION_FIELDS,
    document: RestShippingMethods,
    variables: (request) => ({
      destination: destinationOf(requiredRecord(request.body, 'destinationAddress')),
      sessionId: sessionIdOf(request),
    }),
    respond: ({ shippingMethods }, { body }) => {
      const wanted = methodKey(body);
      const offered = shippingMethods.filter(
        ({ databaseId, code }) => wanted === null || wanted === databaseId || wanted === code,
      );
      return envelope(offered.map(shippingMethodAnswer));
    },
  }),
];

type ShippingMethod = RestShippingMethodsQuery['shippingMethods'][number];

/** `filter` narrows by a part of the name or code. */
function matches(filter = ''): (method: ShippingMethod) => boolean {
  const part = filter.trim().toLowerCase();
  return ({ name, code }) => name.toLowerCase().includes(part) || code.toLowerCase().includes(part);
}

/** An entry of the address book by id, or the parts of an address that decide the price. */
function destinationOf(address: Fields): ShippingDestinationInput {
  return {
    addressId: address.integer('id') ?? address.integer('addressId') ?? null,
    countryId: address.integer('countryId') ?? null,
    stateId: address.integer('stateId') ?? null,
    zip: address.text('zip') ?? null,
  };
}

function requiredRecord(body: Fields, name: string): Fields {
  const record = body.record(name);
  if (!record) throw invalidField(name, 'REQUIRED');
  return record;
}

/** `shippingMethod` as an id, a code, or a method with its id; null asks for all. */
function methodKey(body: Fields): number | string | null {
  const value = body.raw('shippingMethod');
  if (value === undefined) return null;
  if (isObject(value)) return body.record('shippingMethod')?.requiredInteger('id') ?? null;
  if (typeof value === 'string' && !/^\d+$/.test(value)) return value;
  return body.integer('shippingMethod') ?? null;
}
