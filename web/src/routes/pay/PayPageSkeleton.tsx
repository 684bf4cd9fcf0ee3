import { Stack } from '@chakra-ui/react';
import { GridSkeleton, PageHeaderSkeleton } from '../../ui/feedback/Skeletons.tsx';

/** Loading state of the pay page. */
export function PayPageSkeleton() {
  return (
    <Stack gap="5" maxW="7xl">
      <PageHeaderSkeleton />
      <GridSkeleton rows={5} />
    </Stack>
  );
}
