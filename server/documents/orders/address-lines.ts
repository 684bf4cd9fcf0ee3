import type { DocumentAddressFragment } from '../gql/graphql.ts';

/** An address as on an envelope, with the telephone that a carrier asks for. */
export function addressLines({ lines }: DocumentAddressFragment): string[] {
  return [...lines];
}
