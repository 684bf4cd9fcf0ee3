import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SnapshotLines_address$key } from './__generated__/SnapshotLines_address.graphql.ts';

const fragment = graphql`
  fragment SnapshotLines_address on AddressSnapshot {
    lines
  }
`;

const Lines = chakra('address', { base: { fontStyle: 'normal', textStyle: 'sm', whiteSpace: 'pre-line' } });

/** Address snapshot, formatted as on an envelope. */
export function SnapshotLines({ address }: { address: SnapshotLines_address$key }) {
  return <Lines>{useFragment(fragment, address).lines.join('\n')}</Lines>;
}
