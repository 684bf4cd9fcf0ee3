import { SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';
import { PageHeaderSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { PageSection } from '../../../ui/layout/PageSection.tsx';
import { MAX_COMPARED } from '../_lib/stored-pieces.ts';

/** Loading state of the comparison. */
export function ComparePageSkeleton() {
  return (
    <PageSection as="div">
      <Stack gap="6" aria-hidden>
        <PageHeaderSkeleton />
        <SimpleGrid columns={MAX_COMPARED} gap="4">
          {Array.from({ length: MAX_COMPARED }, (_, index) => (
            <Skeleton key={index} height="72" borderRadius="l2" />
          ))}
        </SimpleGrid>
      </Stack>
    </PageSection>
  );
}
