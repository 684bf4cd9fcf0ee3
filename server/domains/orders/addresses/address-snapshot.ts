import type { Prisma } from '../../../database/generated/client.ts';

/** An address as it stood when an order was placed: a JSON column of the order group. */
export type AddressSnapshot = {
  contactName: string;
  company: string | null;
  line1: string;
  line2: string | null;
  city: string;
  zip: string;
  /** Name of the state or province. */
  state: string | null;
  /** ISO 3166-2 code of the state, without the country; absent: kept before codes were. */
  stateCode?: string | null;
  /** Integer id of the state, for its tax rate. */
  stateId: number | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  countryEn: string;
  countryFr: string;
  phone: string | null;
};

/** What a snapshot reads of an address. */
export const ADDRESS_WITH_PLACE = { state: true, country: true } satisfies Prisma.AddressInclude;

/** An address with its state and country. */
export type AddressWithPlace = Prisma.AddressGetPayload<{ include: typeof ADDRESS_WITH_PLACE }>;

/** What a snapshot keeps of an address, be it an entry of the book or not. */
export type PlacedAddress = Pick<
  AddressWithPlace,
  'contactName' | 'company' | 'line1' | 'line2' | 'city' | 'zip' | 'phone' | 'state' | 'country'
>;

/** Copies an address for an order. */
export function snapshotOfAddress(address: PlacedAddress): AddressSnapshot {
  const { contactName, company, line1, line2, city, zip, phone, state, country } = address;
  return {
    contactName,
    company,
    line1,
    line2,
    city,
    zip,
    state: state?.name ?? null,
    stateCode: state?.code ?? null,
    stateId: state?.id ?? null,
    countryCode: country.code,
    countryEn: country.nameEn,
    countryFr: country.nameFr,
    phone,
  };
}

/** Reads a snapshot back from its JSON column. */
export function addressOfJson(json: Prisma.JsonValue): AddressSnapshot {
  // The column is only ever written from `snapshotOfAddress`.
  return json as AddressSnapshot;
}
