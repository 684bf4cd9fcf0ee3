import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AddressLines_address$key } from './__generated__/AddressLines_address.graphql.ts';

const fragment = graphql`
  fragment AddressLines_address on Address {
    contactName
    company
    line1
    line2
    city
    zip
    phone
    state {
      name
    }
    country {
      name
    }
  }
`;

const Lines = chakra('address', { base: { fontStyle: 'normal', textStyle: 'sm', whiteSpace: 'pre-line' } });

/** An address as on an envelope. */
export function AddressLines({ address }: { address: AddressLines_address$key }) {
  const { contactName, company, line1, line2, city, zip, phone, state, country } = useFragment(
    fragment,
    address,
  );
  const place = [city, state?.name, zip].filter(Boolean).join(', ');
  return (
    <Lines>
      {[contactName, company, line1, line2, place, country.name, phone].filter(Boolean).join('\n')}
    </Lines>
  );
}
