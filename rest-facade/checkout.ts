import { z } from 'zod';
import { addressBookId, type CheckoutAddress, checkoutAddress, isSpelledOut } from './address-book.ts';
import type { RestAddressFragment, SubmitOrderInput } from './gql/graphql.ts';
import { decimal, flag, optional, recordId, text } from './input/fields.ts';
import { isObject, type Parsed } from './input/parse.ts';
import { present } from './present.ts';

/** GraphQL paths of a checkout → the names in REST bodies. */
export const CHECKOUT_FIELDS = {
  shippingAddressId: 'shippingAddress',
  billingAddressId: 'billingAddress',
  sellToAddressId: 'sellToAddress',
  shippingMethodId: 'shippingMethodID',
  poNumber: 'pONumber',
} as const;

/** `{ id }`, the id alone, or the address itself. */
const addressChoice = optional(
  z.preprocess((value) => (isObject(value) || value === null ? value : { id: value }), checkoutAddress),
).describe('An entry by `{ id }` or its id alone, or the address spelled out.');

/** Addresses and options of a checkout, in a body. */
export const checkout = {
  shippingAddress: addressChoice,
  shippingAddressId: optional(recordId),
  billingAddress: addressChoice,
  billingAddressId: optional(recordId),
  sellToAddress: addressChoice,
  sellToAddressId: optional(recordId),
  useDifferentShippingAddress: optional(flag).describe('false: goods go to the billing address.'),
  shipToSellToAddress: optional(flag),
  shippingMethodID: optional(recordId),
  pONumber: optional(text.max(50)),
  customerWoNumber: optional(text.max(50)),
  notes: optional(text),
  expectedSubTotal: optional(decimal).describe('Refused when the prices make another.'),
  subTotal: optional(decimal).describe('The same as `expectedSubTotal`.'),
  acceptNewPrices: optional(flag),
};

/** What a body says about a checkout. */
export type Checkout = Parsed<typeof checkout>;

const ADDRESSES = ['shippingAddress', 'billingAddress', 'sellToAddress'] as const;
type AddressName = (typeof ADDRESSES)[number];

/** Whether a body spells out an address that has to be found in the address book. */
export function spellsOutAddress(body: Checkout): boolean {
  return ADDRESSES.some((name) => isSpelledOut(body[name]));
}

/**
 * Checkout addresses and options; what a body leaves out is taken from the cart. Addresses are entries of the address
 * book, by id or spelled out. Without `useDifferentShippingAddress` goods go to the billing address, with
 * `shipToSellToAddress` to the sell-to one.
 */
export function checkoutOf(
  body: Checkout,
  addressBook: readonly RestAddressFragment[] = [],
): Omit<SubmitOrderInput, 'idempotencyKey'> {
  const addressId = (name: AddressName) => addressIdOf(body[name], body[`${name}Id`], { name, addressBook });
  const billingAddressId = addressId('billingAddress');
  const sellToAddressId = addressId('sellToAddress');
  return {
    shippingAddressId:
      otherShippingAddress(body, billingAddressId, sellToAddressId) ?? addressId('shippingAddress'),
    billingAddressId,
    sellToAddressId,
    shippingMethodId: body.shippingMethodID ?? null,
    ...present('poNumber', body.pONumber),
    ...present('customerWoNumber', body.customerWoNumber),
    ...present('notes', body.notes),
    expectedSubTotal: body.expectedSubTotal ?? body.subTotal ?? null,
    acceptNewPrices: body.acceptNewPrices ?? null,
  };
}

function otherShippingAddress(body: Checkout, billing: number | null, sellTo: number | null): number | null {
  if (body.shipToSellToAddress && sellTo !== null) return sellTo;
  return body.useDifferentShippingAddress === false ? billing : null;
}

/** By the address's own id, beside it, or by the address itself. */
function addressIdOf(
  address: CheckoutAddress | null | undefined,
  id: number | null | undefined,
  { name, addressBook }: { name: AddressName; addressBook: readonly RestAddressFragment[] },
): number | null {
  if (!address) return id ?? null;
  if (address.id) return address.id;
  return isSpelledOut(address) ? addressBookId(address, name, addressBook) : null;
}
