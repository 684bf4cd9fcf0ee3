import { Stack } from '@chakra-ui/react';
import { LinesSkeleton, PageHeaderSkeleton } from '../../ui/feedback/Skeletons.tsx';

/** The page for integrators on its way. */
export function DevHelpPageSkeleton() {
  return (
    <Stack gap="8" w="full" maxW="3xl" mx="auto" px="4" py="10">
      <PageHeaderSkeleton />
      <LinesSkeleton lines={12} />
    </Stack>
  );
}
