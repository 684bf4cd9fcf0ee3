import { z } from 'zod';
import type { PostalAddressInput, RestAddressFragment, SubmitOrderInput } from '../gql/graphql.ts';
import type { Run } from '../route/route.ts';
import {
  type CheckoutAddress,
  checkoutAddress,
  entryLike,
  isSpelledOut,
  postalAddress,
} from './address-book.ts';
import { type PlaceIds, placeOf } from './address-place.ts';
import { expectedTotal, expectedTotalOf } from './expected-total.ts';
import { decimal, flag, optional, recordId, text, textUpTo } from './fields.ts';
import type { Parsed } from './parse.ts';
import { present } from './present.ts';

/** GraphQL paths of a checkout and their names in REST bodies. */
export const CHECKOUT_FIELDS = {
  shippingAddressId: 'shippingAddress',
  billingAddressId: 'billingAddress',
  sellToAddressId: 'sellToAddress',
  shippingMethodId: 'shippingMethodID',
  fastTouchShippingMethodId: 'fastTouchShippingMethodID',
  poNumber: 'pONumber',
} as const;

/** `{ id }`, only the id, or the address itself. */
const addressChoice = optional(checkoutAddress).describe(
  'A saved address as `{ id }` or its id, or the full address.',
);

/** Addresses and options of a checkout, in a body. */
export const checkout = {
  shippingAddress: addressChoice,
  shippingAddressId: optional(recordId),
  billingAddress: addressChoice,
  billingAddressId: optional(recordId),
  sellToAddress: addressChoice,
  sellToAddressId: optional(recordId),
  useDifferentShippingAddress: optional(flag).describe('false: shipped to the billing address.'),
  shipToSellToAddress: optional(flag),
  shippingMethodID: optional(recordId),
  fastTouchShippingMethodID: optional(recordId).describe(
    'A fast-touch method; takes precedence over `shippingMethodID`.',
  ),
  pONumber: optional(textUpTo(50)),
  customerWoNumber: optional(textUpTo(50)),
  notes: optional(text),
  expectedSubTotal: optional(decimal).describe('Refused if the prices have another sum.'),
  subTotal: optional(decimal).describe('The same as `expectedSubTotal`.'),
  ...expectedTotal,
  acceptNewPrices: optional(flag),
  customerUpdatedWhen: optional(z.iso.datetime({ offset: true })).describe(
    'As returned with the cart; 409 if the customer has changed since.',
  ),
};

/** The checkout fields of a body. */
export type Checkout = Parsed<typeof checkout>;

const ADDRESSES = ['shippingAddress', 'billingAddress', 'sellToAddress'] as const;
type AddressName = (typeof ADDRESSES)[number];

/** Whether a body contains a full address, which may match an entry of the address book. */
export function spellsOutAddress(body: Checkout): boolean {
  return ADDRESSES.some((name) => isSpelledOut(body[name]));
}

/** The places of the full addresses in a body. */
type Places = Partial<Record<AddressName, PlaceIds>>;

/** The ids of the countries and states of the full addresses in a body. */
export async function placesOf(run: Run, body: Checkout): Promise<Places> {
  const places: Places = {};
  for (const name of ADDRESSES) {
    const address = body[name];
    if (isSpelledOut(address)) places[name] = await placeOf(run, address, `${name}.`);
  }
  return places;
}

/**
 * Checkout addresses and options. Missing fields are taken from the cart. An address is an entry of the address book,
 * or belongs only to this order. Without `useDifferentShippingAddress`, goods are shipped to the billing address; with
 * `shipToSellToAddress`, to the sell-to address.
 */
export function checkoutOf(
  body: Checkout,
  addressBook: readonly RestAddressFragment[] = [],
  places: Places = {},
): Omit<SubmitOrderInput, 'idempotencyKey'> {
  const chosen = (name: AddressName) =>
    chosenAddress(body[name], body[`${name}Id`], { name, addressBook, place: places[name] });
  const billing = chosen('billingAddress');
  const sellTo = chosen('sellToAddress');
  const shipping = otherShippingAddress(body, billing, sellTo) ?? chosen('shippingAddress');
  return {
    shippingAddressId: shipping.id,
    billingAddressId: billing.id,
    sellToAddressId: sellTo.id,
    ...present('shippingAddress', shipping.spelledOut),
    ...present('billingAddress', billing.spelledOut),
    ...present('sellToAddress', sellTo.spelledOut),
    shippingMethodId: body.shippingMethodID ?? null,
    ...present('fastTouchShippingMethodId', body.fastTouchShippingMethodID),
    ...present('poNumber', body.pONumber),
    ...present('customerWoNumber', body.customerWoNumber),
    ...present('notes', body.notes),
    ...present('customerUpdatedAt', body.customerUpdatedWhen),
    expectedSubTotal: body.expectedSubTotal ?? body.subTotal ?? null,
    ...expectedTotalOf(body),
    acceptNewPrices: body.acceptNewPrices ?? null,
  };
}

/** An entry of the address book, an address of this order only, or neither: the cart’s address. */
interface ChosenAddress {
  readonly id: number | null;
  readonly spelledOut: PostalAddressInput | null;
}

function otherShippingAddress(
  body: Checkout,
  billing: ChosenAddress,
  sellTo: ChosenAddress,
): ChosenAddress | null {
  if (body.shipToSellToAddress && (sellTo.id !== null || sellTo.spelledOut)) return sellTo;
  const isOther = body.useDifferentShippingAddress !== false;
  return isOther || (billing.id === null && !billing.spelledOut) ? null : billing;
}

/** By the address’s id, a separate id, or the address itself. */
function chosenAddress(
  address: CheckoutAddress | null | undefined,
  id: number | null | undefined,
  {
    name,
    addressBook,
    place,
  }: { name: AddressName; addressBook: readonly RestAddressFragment[]; place: PlaceIds | undefined },
): ChosenAddress {
  if (!address) return { id: id ?? null, spelledOut: null };
  if (address.id) return { id: address.id, spelledOut: null };
  if (!isSpelledOut(address)) return { id: null, spelledOut: null };
  const entry = entryLike(address, addressBook);
  return entry
    ? { id: entry.databaseId, spelledOut: null }
    : { id: null, spelledOut: postalAddress(address, name, place) };
}
