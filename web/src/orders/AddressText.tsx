import { Box, Text } from '@chakra-ui/react';
import type { SnapshotLines_address$key } from './__generated__/SnapshotLines_address.graphql.ts';
import { SnapshotLines } from './SnapshotLines.tsx';

type AddressTextProps = { label: string; address: SnapshotLines_address$key };

/** Address snapshot of an order, with its label. */
export function AddressText({ label, address }: AddressTextProps) {
  return (
    <Box>
      <Text textStyle="xs" color="fg.muted">
        {label}
      </Text>
      <SnapshotLines address={address} />
    </Box>
  );
}
