import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AddressText_address$key } from './__generated__/AddressText_address.graphql.ts';

const fragment = graphql`
  fragment AddressText_address on AddressSnapshot {
    contactName
    company
    line1
    line2
    zip
    city
    state
    country
    phone
  }
`;

type AddressTextProps = { label: string; address: AddressText_address$key };

/** An address as it stood when the order was placed. */
export function AddressText({ label, address: key }: AddressTextProps) {
  const address = useFragment(fragment, key);
  const place = [address.city, address.state, address.zip].filter(Boolean).join(', ');
  const lines = [
    address.company,
    address.contactName,
    address.line1,
    address.line2,
    place,
    address.country,
    address.phone,
  ];
  return (
    <Box>
      <Text textStyle="xs" color="fg.muted">
        {label}
      </Text>
      <Box as="address" fontStyle="normal">
        {lines.filter(Boolean).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Box>
    </Box>
  );
}
