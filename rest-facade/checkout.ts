import { addressBookId } from './address-book.ts';
import { type Fields, isObject } from './fields.ts';
import type { RestAddressFragment, SubmitOrderInput } from './gql/graphql.ts';
import { present } from './present.ts';

/** GraphQL paths of a checkout → the names in REST bodies. */
export const CHECKOUT_FIELDS = {
  shippingAddressId: 'shippingAddress',
  billingAddressId: 'billingAddress',
  sellToAddressId: 'sellToAddress',
  shippingMethodId: 'shippingMethodID',
  poNumber: 'pONumber',
} as const;

const ADDRESSES = ['shippingAddress', 'billingAddress', 'sellToAddress'] as const;
type AddressName = (typeof ADDRESSES)[number];

/** Whether a body spells out an address that has to be found in the address book. */
export function spellsOutAddress(body: Fields): boolean {
  return ADDRESSES.some((name) => isSpelledOut(body.raw(name)));
}

/**
 * Checkout addresses and options; what a body leaves out is taken from the cart. Addresses are entries of the address
 * book, by id or spelled out. Without `useDifferentShippingAddress` goods go to the billing address, with
 * `shipToSellToAddress` to the sell-to one.
 */
export function checkoutOf(
  body: Fields,
  addressBook: readonly RestAddressFragment[] = [],
): Omit<SubmitOrderInput, 'idempotencyKey'> {
  const addressId = (name: AddressName) => addressIdOf(body, name, addressBook);
  const billingAddressId = addressId('billingAddress');
  const sellToAddressId = addressId('sellToAddress');
  return {
    shippingAddressId:
      otherShippingAddress(body, billingAddressId, sellToAddressId) ?? addressId('shippingAddress'),
    billingAddressId,
    sellToAddressId,
    shippingMethodId: body.integer('shippingMethodID') ?? null,
    ...present('poNumber', body.text('pONumber')),
    ...present('customerWoNumber', body.text('customerWoNumber')),
    ...present('notes', body.text('notes')),
    expectedSubTotal: body.decimal('expectedSubTotal') ?? body.decimal('subTotal') ?? null,
    acceptNewPrices: body.flag('acceptNewPrices') ?? null,
  };
}

function otherShippingAddress(body: Fields, billing: number | null, sellTo: number | null): number | null {
  if (body.flag('shipToSellToAddress') && sellTo !== null) return sellTo;
  return body.flag('useDifferentShippingAddress') === false ? billing : null;
}

/** `{ id }`, a bare id, `<name>Id`, or the address itself. */
function addressIdOf(
  body: Fields,
  name: AddressName,
  addressBook: readonly RestAddressFragment[],
): number | null {
  const value = body.raw(name);
  if (!isObject(value)) return body.integer(name) ?? body.integer(`${name}Id`) ?? null;
  const address = body.record(name);
  const id = address?.integer('id');
  if (id !== undefined && id !== 0) return id;
  if (!address || !isSpelledOut(value)) return null;
  return addressBookId(address, name, addressBook);
}

/** An address without id (0 stands for none) of which at least one part is filled in. */
function isSpelledOut(value: unknown): boolean {
  if (!isObject(value)) return false;
  const parts = Object.entries(value).filter(([, part]) => part !== null && part !== '' && part !== 0);
  return (
    parts.some(([, part]) => typeof part === 'string') && !parts.some(([key]) => key.toLowerCase() === 'id')
  );
}
