import { Text } from '@chakra-ui/react';

/** The server’s note on a price that is not final; otherwise nothing. Shown next to all such prices. */
export function PricingNote({ note }: { note: string | null | undefined }) {
  if (!note) return null;
  return (
    <Text textStyle="xs" color="fg.muted" mt="1">
      {note}
    </Text>
  );
}
