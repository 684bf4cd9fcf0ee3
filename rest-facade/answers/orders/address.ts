import { z } from 'zod';
import type { RestAddressFragment, RestAddressSnapshotFragment, RestStatesQuery } from '../../gql/graphql.ts';
import { component } from '../catalog/component.ts';
import { fieldTable } from '../field-table.ts';
import { named, namedSchema } from '../named.ts';
import { id } from '../values.ts';

/** An entry of the address book. */
export function addressAnswer(address: RestAddressFragment) {
  const { databaseId, state, country, ...rest } = address;
  return {
    id: databaseId,
    ...rest,
    stateId: state?.databaseId ?? null,
    stateCode: state?.code ?? null,
    stateName: state?.name ?? null,
    countryId: country.databaseId,
    countryCode: country.code,
    countryName: country.name,
  };
}

/** [id, name, code] of a state; `parentID` is its country. */
export function stateAnswer(state: RestStatesQuery['states'][number]) {
  return { ...named(state), parentID: state.countryId };
}

/** A row of GET /User/GetShippingAddresses. */
export function shippingAddressAnswer(address: RestAddressFragment) {
  return { address: addressAnswer(address), isDefault: address.isDefaultShipping };
}

/** Name, street and postal code, without state and country. */
const postal = {
  contactName: z.string(),
  company: z.string().nullable(),
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  zip: z.string(),
};

/** An entry of the address book. */
export const addressSchema = component<ReturnType<typeof addressAnswer>>()(
  'Address',
  "An entry of the customer's address book.",
  z.strictObject({
    id,
    label: z.string(),
    ...postal,
    phone: z.string().nullable(),
    isDefaultShipping: z.boolean(),
    isDefaultBilling: z.boolean(),
    version: z.int32().describe('Send it with a change, to avoid overwriting a concurrent change.'),
    stateId: id.nullable(),
    stateCode: z.string().nullable(),
    stateName: z.string().nullable(),
    countryId: id,
    countryCode: z.string(),
    countryName: z.string(),
  }),
);

/** A row of GET /User/GetShippingAddresses. */
export const shippingAddressSchema = component<ReturnType<typeof shippingAddressAnswer>>()(
  'ShippingAddress',
  'A saved address, and whether it is the default shipping address.',
  z.strictObject({ address: addressSchema, isDefault: z.boolean() }),
);

/** Snapshot of an address, taken when the order was placed. */
export const addressSnapshot = fieldTable<RestAddressSnapshotFragment>()({
  fragment: 'RestAddressSnapshot on AddressSnapshot',
  id: 'AddressSnapshot',
  description: 'An address as it was when the order was placed.',
  fields: (t) => ({
    contactName: t.field('contactName', postal.contactName),
    company: t.field('company', postal.company),
    line1: t.field('line1', postal.line1),
    line2: t.field('line2', postal.line2),
    city: t.field('city', postal.city),
    zip: t.field('zip', postal.zip),
    state: t.field('state', z.string().nullable()),
    country: t.field('country', z.string()),
    phone: t.field('phone', z.string().nullable()),
  }),
});

/** A state. */
export const stateSchema = component<ReturnType<typeof stateAnswer>>()(
  'State',
  'A state or province.',
  namedSchema.extend({ parentID: id.describe('Its country.') }),
);
