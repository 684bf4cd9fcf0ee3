import { AspectRatio, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';
import { PageHeaderSkeleton } from '../../../ui/feedback/Skeletons.tsx';

/** Loading state of templates. */
export function CustomOrderPageSkeleton() {
  return (
    <Stack gap="5" aria-hidden>
      <PageHeaderSkeleton />
      <Skeleton h="9" maxW="md" />
      <SimpleGrid columns={{ base: 2, md: 4, xl: 6 }} gap="6">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
          <AspectRatio key={card} ratio={1}>
            <Skeleton borderRadius="l2" />
          </AspectRatio>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
