import { Text } from '@chakra-ui/react';

/** What the server says of a price that is not final; nothing where it is. It stands wherever such a price does. */
export function PricingNote({ note }: { note: string | null | undefined }) {
  if (!note) return null;
  return (
    <Text textStyle="xs" color="fg.muted" mt="1">
      {note}
    </Text>
  );
}
