import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SnapshotLines_address$key } from './__generated__/SnapshotLines_address.graphql.ts';

const fragment = graphql`
  fragment SnapshotLines_address on AddressSnapshot {
    contactName
    company
    line1
    line2
    city
    state
    zip
    country
    phone
  }
`;

const Lines = chakra('address', { base: { fontStyle: 'normal', textStyle: 'sm', whiteSpace: 'pre-line' } });

/** An address as it stood on the day, as on an envelope. */
export function SnapshotLines({ address }: { address: SnapshotLines_address$key }) {
  const { contactName, company, line1, line2, city, state, zip, country, phone } = useFragment(
    fragment,
    address,
  );
  const place = [city, state, zip].filter(Boolean).join(', ');
  return (
    <Lines>{[contactName, company, line1, line2, place, country, phone].filter(Boolean).join('\n')}</Lines>
  );
}
