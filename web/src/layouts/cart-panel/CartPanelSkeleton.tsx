import { HStack, Skeleton, Stack } from '@chakra-ui/react';

/** Loading state of the panel: two lines. */
export function CartPanelSkeleton() {
  return (
    <Stack aria-hidden gap="5">
      {[0, 1].map((line) => (
        <HStack key={line} gap="4" align="start">
          <Skeleton boxSize="20" flexShrink={0} />
          <Stack flex="1" gap="2">
            <Skeleton h="4" w="60%" />
            <Skeleton h="3.5" w="90%" />
            <Skeleton h="8" w="28" />
          </Stack>
        </HStack>
      ))}
    </Stack>
  );
}
