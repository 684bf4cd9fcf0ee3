import type { RestAddressFragment } from '../gql/graphql.ts';

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
