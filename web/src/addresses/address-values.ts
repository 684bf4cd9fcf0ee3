import type { AddressDialog_address$data } from './__generated__/AddressDialog_address.graphql.ts';
import type { SaveAddressInput } from './__generated__/AddressFormMutation.graphql.ts';

/** Initial form values of an address; ids are texts. */
export function addressValues(address: Omit<AddressDialog_address$data, ' $fragmentType'> | null) {
  return {
    label: address?.label ?? '',
    contactName: address?.contactName ?? '',
    company: address?.company ?? '',
    phone: address?.phone ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    zip: address?.zip ?? '',
    city: address?.city ?? '',
    countryId: address ? String(address.country.databaseId) : '',
    stateId: address?.state ? String(address.state.databaseId) : '',
    isDefaultShipping: address?.isDefaultShipping ?? false,
    isDefaultBilling: address?.isDefaultBilling ?? false,
  };
}

type Rights = {
  readonly maySetDefaults: boolean;
  /** Parts that addresses of the country have. The others are sent as null. */
  readonly parts: readonly string[];
};

/** The values as mutation input. Empty texts are null. Defaults are omitted if the viewer may not set them. */
export function addressInput(
  values: ReturnType<typeof addressValues>,
  { maySetDefaults, parts }: Rights,
): Omit<SaveAddressInput, 'id' | 'version' | 'idempotencyKey'> {
  const { isDefaultShipping, isDefaultBilling } = values;
  return {
    label: values.label.trim(),
    contactName: values.contactName.trim(),
    company: values.company.trim() || null,
    phone: values.phone.trim() || null,
    line1: values.line1.trim(),
    line2: values.line2.trim() || null,
    zip: parts.includes('ZIP') ? values.zip.trim() : null,
    city: parts.includes('CITY') ? values.city.trim() : null,
    countryId: Number(values.countryId),
    stateId: values.stateId === '' || !parts.includes('STATE') ? null : Number(values.stateId),
    ...(maySetDefaults && { isDefaultShipping, isDefaultBilling }),
  };
}
