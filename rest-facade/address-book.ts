import { invalidField } from './failure.ts';
import type { RestAddressFragment } from './gql/graphql.ts';
import { optional, recordId, text } from './input/fields.ts';
import { type Parsed, record } from './input/parse.ts';
import { RestAddressBook } from './operations/customers.ts';
import { signedIn } from './result.ts';
import type { Run } from './route.ts';

/** The active customer's address book; empty for staff who act for nobody. */
export async function readAddressBook(run: Run): Promise<readonly RestAddressFragment[]> {
  return signedIn((await run(RestAddressBook, {})).viewer).customer?.addresses ?? [];
}

/** Who lives where, short of state and country, in a body. */
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
  stateId: optional(recordId),
  stateCode: optional(text),
  countryId: optional(recordId),
  countryCode: optional(text),
};

/** An address of a checkout as a body gives it. */
export type CheckoutAddress = Parsed<typeof spelledOut>;

/** An address of a checkout, in a body. */
export const checkoutAddress = record(spelledOut).meta({
  id: 'CheckoutAddressInput',
  description: 'An entry of the address book: by `id`, or spelled out as it stands there.',
});

/** The parts of an address that a client may spell out, as the address book holds them. */
const PARTS: Readonly<
  Record<
    Exclude<keyof CheckoutAddress, 'id'>,
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

const NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[]; // the keys of the table above

/** Without these an address names no place. */
const REQUIRED = ['line1', 'city'] as const;

/** Whether an address without id (0 stands for none) has at least one text filled in. */
export function isSpelledOut(address: CheckoutAddress | null | undefined): address is CheckoutAddress {
  return !address?.id && NAMES.some((name) => typeof address?.[name] === 'string' && address[name] !== '');
}

/**
 * Id of the address book's entry that equals a spelled-out address in every part that it gives, whatever the case and
 * spacing. An order goes to entries only, so an address without one is refused under `name`.
 */
export function addressBookId(
  address: CheckoutAddress,
  name: string,
  addressBook: readonly RestAddressFragment[],
): number {
  const missing = REQUIRED.find((part) => address[part] === undefined);
  if (missing) throw invalidField(`${name}.${missing}`, 'REQUIRED');
  const given = NAMES.filter((part) => plain(address[part]) !== '');
  const match = addressBook.find((entry) =>
    given.every((part) => plain(PARTS[part](entry)) === plain(address[part])),
  );
  if (!match) throw invalidField(name, 'NOT_IN_ADDRESS_BOOK');
  return match.databaseId;
}

function plain(value: string | number | null | undefined): string {
  return String(value ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
}
