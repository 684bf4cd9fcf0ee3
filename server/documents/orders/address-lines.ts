import type { DocumentAddressFragment } from '../gql/graphql.ts';

/** An address as on an envelope, with the telephone that a carrier asks for. */
export function addressLines(address: DocumentAddressFragment): string[] {
  const { contactName, company, line1, line2, city, state, zip, country, phone } = address;
  const place = [city, state, zip].filter(Boolean).join(', ');
  return [contactName, company, line1, line2, place, country, phone].flatMap((line) => (line ? [line] : []));
}
