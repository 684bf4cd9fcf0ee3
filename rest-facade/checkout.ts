import { invalidField } from './failure.ts';
import { type Fields, isObject } from './fields.ts';
import type { SubmitOrderInput } from './gql/graphql.ts';

/** GraphQL paths of a checkout → the names in REST bodies. */
export const CHECKOUT_FIELDS = {
  shippingAddressId: 'shippingAddress',
  billingAddressId: 'billingAddress',
  sellToAddressId: 'sellToAddress',
  shippingMethodId: 'shippingMethodID',
  poNumber: 'pONumber',
} as const;

/**
 * Checkout addresses and options. Addresses are entries of the address book, given by id. Without
 * `useDifferentShippingAddress` goods go to the billing address, with `shipToSellToAddress` to the sell-to one.
 */
export function checkoutOf(body: Fields): Omit<SubmitOrderInput, 'idempotencyKey'> {
  const billingAddressId = addressId(body, 'billingAddress');
  const sellToAddressId = addressId(body, 'sellToAddress');
  return {
    sessionId: body.text('sessionId') ?? null,
    shippingAddressId: shippingAddressId(body, billingAddressId, sellToAddressId),
    billingAddressId,
    sellToAddressId,
    shippingMethodId: body.integer('shippingMethodID') ?? null,
    poNumber: body.text('pONumber') ?? null,
    customerWoNumber: body.text('customerWoNumber') ?? null,
    notes: body.text('notes') ?? null,
    expectedSubTotal: body.decimal('expectedSubTotal') ?? body.decimal('subTotal') ?? null,
    acceptNewPrices: body.flag('acceptNewPrices') ?? null,
  };
}

function shippingAddressId(body: Fields, billing: number | null, sellTo: number | null): number | null {
  if (body.flag('shipToSellToAddress') && sellTo !== null) return sellTo;
  if (body.flag('useDifferentShippingAddress') === false && billing !== null) return billing;
  return addressId(body, 'shippingAddress');
}

/** `{ id }`, a bare id, or `<name>Id`. An address that is not in the address book is saved there first. */
function addressId(body: Fields, name: string): number | null {
  const value = body.raw(name) ?? body.raw(`${name}Id`);
  if (value === undefined) return null;
  if (!isObject(value)) return body.integer(name) ?? body.integer(`${name}Id`) ?? null;
  const id = body.record(name)?.integer('id');
  if (id === undefined) throw invalidField(`${name}.id`, 'REQUIRED');
  return id;
}
