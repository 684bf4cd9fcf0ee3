import { Stack } from '@chakra-ui/react';
import { LinesSkeleton, PageHeaderSkeleton } from '../../ui/feedback/Skeletons.tsx';

/** Loading state of the developer page. */
export function DevHelpPageSkeleton() {
  return (
    <Stack gap="8" w="full" maxW="3xl" mx="auto" px="4" py="10">
      <PageHeaderSkeleton />
      <LinesSkeleton lines={12} />
    </Stack>
  );
}
