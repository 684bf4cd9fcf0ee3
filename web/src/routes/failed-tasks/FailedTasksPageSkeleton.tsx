import { Stack } from '@chakra-ui/react';
import { GridSkeleton, PageHeaderSkeleton } from '../../ui/Skeletons.tsx';

/** The list on its way. */
export function FailedTasksPageSkeleton() {
  return (
    <Stack gap="4" aria-busy>
      <PageHeaderSkeleton />
      <GridSkeleton rows={5} />
    </Stack>
  );
}
