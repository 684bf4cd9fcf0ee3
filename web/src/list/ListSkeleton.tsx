import { HStack, Skeleton, Stack } from '@chakra-ui/react';
import { GridSkeleton, PageHeaderSkeleton } from '../ui/feedback/Skeletons.tsx';

/** The parts of a list placeholder. */
export type ListSkeletonProps = { rows: number; tabs?: number; hasToolbar?: boolean; hasPictures?: boolean };

/** Placeholder of a list page while it loads. */
export function ListSkeleton({ rows, tabs = 0, hasToolbar = false, hasPictures }: ListSkeletonProps) {
  return (
    <Stack gap="4" aria-busy>
      <PageHeaderSkeleton />
      {tabs > 0 && (
        <HStack gap="6" h="10">
          {Array.from({ length: tabs }, (_, tab) => (
            <Skeleton key={tab} h="4" w="16" />
          ))}
        </HStack>
      )}
      {hasToolbar && (
        <HStack gap="2">
          <Skeleton h="8" flex="1" maxW="md" />
          <Skeleton h="8" w="24" />
        </HStack>
      )}
      <GridSkeleton rows={rows} hasPictures={hasPictures} />
    </Stack>
  );
}
