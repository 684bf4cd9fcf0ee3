import { HStack, Skeleton, Stack } from '@chakra-ui/react';
import { GridSkeleton, PageHeaderSkeleton } from '../../ui/Skeletons.tsx';

/** The list on its way. */
export function JobOrdersPageSkeleton() {
  return (
    <Stack gap="4" aria-busy>
      <PageHeaderSkeleton />
      <HStack gap="6" h="10">
        {[16, 24, 16, 12].map((width, index) => (
          // Four tabs of fixed places.
          <Skeleton key={['new', 'processing', 'closed', 'all'][index]} h="4" w={String(width)} />
        ))}
      </HStack>
      <HStack gap="2">
        <Skeleton h="8" flex="1" maxW="md" />
        <Skeleton h="8" w="24" />
      </HStack>
      <GridSkeleton rows={10} hasPictures />
    </Stack>
  );
}
