import type { Prisma } from '../../../database/generated/client.ts';

/** An address as it was when the order was placed, stored as JSON on the order group. */
export type AddressSnapshot = {
  contactName: string;
  company: string | null;
  line1: string;
  line2: string | null;
  city: string;
  zip: string;
  /** Name of the state or province. */
  state: string | null;
  /** ISO 3166-2 code of the state, without the country; absent in snapshots older than the codes. */
  stateCode?: string | null;
  /** Integer id of the state, for its tax rate. */
  stateId: number | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  countryEn: string;
  countryFr: string;
  phone: string | null;
};

/** The relations that a snapshot needs. */
export const ADDRESS_WITH_PLACE = { state: true, country: true } satisfies Prisma.AddressInclude;

/** An address with its state and country. */
export type AddressWithPlace = Prisma.AddressGetPayload<{ include: typeof ADDRESS_WITH_PLACE }>;

/** The fields that a snapshot copies from an address. */
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

/** Parses the JSON column of a snapshot. */
export function addressOfJson(json: Prisma.JsonValue): AddressSnapshot {
  // Only `snapshotOfAddress` writes this column.
  return json as AddressSnapshot;
}
