import { invalidField } from './failure.ts';
import type { Fields } from './fields.ts';
import type { RestAddressFragment } from './gql/graphql.ts';
import { RestAddressBook } from './operations/customers.ts';
import { signedIn } from './result.ts';
import type { Run } from './route.ts';

/** The active customer's address book; empty for staff who act for nobody. */
export async function readAddressBook(run: Run): Promise<readonly RestAddressFragment[]> {
  return signedIn((await run(RestAddressBook, {})).viewer).customer?.addresses ?? [];
}

/** The parts of an address that a client may spell out, as the address book holds them. */
const PARTS: Readonly<Record<string, (address: RestAddressFragment) => string | number | null | undefined>> =
  {
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

/** Without these an address names no place. */
const REQUIRED = ['line1', 'city'] as const;

/**
 * Id of the address book's entry that equals a spelled-out address in every part that it gives, whatever the case and
 * spacing. An order goes to entries only, so an address without one is refused under `name`.
 */
export function addressBookId(
  address: Fields,
  name: string,
  addressBook: readonly RestAddressFragment[],
): number {
  for (const part of REQUIRED) address.requiredText(part);
  const given = Object.entries(PARTS).filter(([part]) => plain(address.raw(part)) !== '');
  const match = addressBook.find((entry) =>
    given.every(([part, read]) => plain(read(entry)) === plain(address.raw(part))),
  );
  if (!match) throw invalidField(name, 'NOT_IN_ADDRESS_BOOK');
  return match.databaseId;
}

function plain(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value).trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
