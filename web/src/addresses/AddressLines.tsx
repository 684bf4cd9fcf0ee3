import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AddressLines_address$key } from './__generated__/AddressLines_address.graphql.ts';

const fragment = graphql`
  fragment AddressLines_address on Address @no_inline {
    lines
  }
`;

const Lines = chakra('address', { base: { fontStyle: 'normal', textStyle: 'sm', whiteSpace: 'pre-line' } });

/** An address, formatted as on an envelope. */
export function AddressLines({ address }: { address: AddressLines_address$key }) {
  return <Lines>{useFragment(fragment, address).lines.join('\n')}</Lines>;
}
