import type { RestAddressFragment, RestStatesQuery } from '../gql/graphql.ts';
import { named } from './named.ts';

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
