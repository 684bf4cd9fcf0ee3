import { HStack, Skeleton, Stack } from '@chakra-ui/react';
import { PageHeaderSkeleton } from '../../ui/feedback/Skeletons.tsx';

/** Loading state of the board. */
export function WorkshopPageSkeleton() {
  return (
    <Stack gap="4" aria-busy>
      <PageHeaderSkeleton />
      <Skeleton h="10" w="40" />
      <HStack gap="3" align="start" overflow="hidden">
        {Array.from({ length: 5 }, (_, column) => (
          <Skeleton key={column} h="96" w="64" flexShrink={0} />
        ))}
      </HStack>
    </Stack>
  );
}
