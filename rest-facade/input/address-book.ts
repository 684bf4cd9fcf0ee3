import { invalidField } from '../errors/failure.ts';
import type { PostalAddressInput, RestAddressFragment } from '../gql/graphql.ts';
import { signedIn } from '../graphql/result.ts';
import { RestAddressBook } from '../operations/customers.ts';
import type { Run } from '../route/route.ts';
import { type PlaceIds, place } from './address-place.ts';
import { isMissing, optional, recordId, text } from './fields.ts';
import { type Parsed, recordOrId } from './parse.ts';

/** The active customer’s address book; empty for staff without an active customer. */
export async function readAddressBook(run: Run): Promise<readonly RestAddressFragment[]> {
  return signedIn((await run(RestAddressBook, {})).viewer).customer?.addresses ?? [];
}

/** Name, street and postal code in a body, without state and country. */
export const postal = {
  contactName: optional(text),
  company: optional(text),
  line1: optional(text),
  line2: optional(text),
  city: optional(text),
  zip: optional(text),
};

const spelledOut = {
  id: optional(recordId),
  ...postal,
  ...place,
  phone: optional(text),
};

/** A checkout address in a body. */
export type CheckoutAddress = Parsed<typeof spelledOut>;

/** A checkout address in a body. */
export const checkoutAddress = recordOrId(spelledOut).meta({
  id: 'CheckoutAddressInput',
  description: 'A saved address by `id`, or a full address.',
});

/** Address fields that a client may send, by their names in the address book. */
const PARTS: Readonly<
  Record<
    Exclude<keyof CheckoutAddress, 'id' | 'phone'>,
    (address: RestAddressFragment) => string | number | null | undefined
  >
> = {
  contactName: ({ contactName }) => contactName,
  company: ({ company }) => company,
  line1: ({ line1 }) => line1,
  line2: ({ line2 }) => line2,
  city: ({ city }) => city,
  zip: ({ zip }) => zip,
  stateId: ({ state }) => state?.databaseId,
  stateCode: ({ state }) => state?.code,
  countryId: ({ country }) => country.databaseId,
  countryCode: ({ country }) => country.code,
};

const NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[]; // The keys of the table above.

/** Whether an address without id (0 means none) has at least one non-empty field. */
export function isSpelledOut(address: CheckoutAddress | null | undefined): address is CheckoutAddress {
  return !address?.id && NAMES.some((name) => typeof address?.[name] === 'string' && address[name] !== '');
}

/** The entry that equals an address in all of its given fields, ignoring case and spacing. */
export function entryLike(
  address: CheckoutAddress,
  addressBook: readonly RestAddressFragment[],
): RestAddressFragment | undefined {
  // An address without street and city matches no entry.
  if (plain(address.line1) === '' || plain(address.city) === '') return undefined;
  const given = NAMES.filter((part) => plain(address[part]) !== '');
  return addressBook.find((entry) =>
    given.every((part) => plain(PARTS[part](entry)) === plain(address[part])),
  );
}

/**
 * A full address as input of an order.
 * @throws 422 for a missing field, below `name`.
 */
export function postalAddress(
  address: CheckoutAddress,
  name: string,
  { countryId, stateId }: PlaceIds = {
    countryId: address.countryId ?? null,
    stateId: address.stateId ?? null,
  },
): PostalAddressInput {
  const required = <Part extends keyof CheckoutAddress>(part: Part): NonNullable<CheckoutAddress[Part]> => {
    const value = address[part];
    if (isMissing(value)) throw invalidField(`${name}.${part}`, 'REQUIRED');
    // A field that is not missing is neither null nor undefined.
    return value as NonNullable<CheckoutAddress[Part]>;
  };
  return {
    line1: required('line1'),
    line2: address.line2 ?? null,
    // Required fields depend on the country.
    city: isMissing(countryId) ? required('city') : (address.city ?? null),
    zip: isMissing(countryId) ? required('zip') : (address.zip ?? null),
    stateId,
    countryId: countryId ?? required('countryId'),
    contactName: required('contactName'),
    company: address.company ?? null,
    phone: address.phone ?? null,
  };
}

function plain(value: string | number | null | undefined): string {
  return String(value ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
}
