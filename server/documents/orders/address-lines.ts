import type { DocumentAddressFragment } from '../gql/graphql.ts';

/** The lines of an address as on an envelope, with the telephone number for the carrier. */
export function addressLines({ lines }: DocumentAddressFragment): string[] {
  return [...lines];
}
