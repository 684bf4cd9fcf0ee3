import { Skeleton, Stack } from '@chakra-ui/react';
import { PageHeaderSkeleton } from '../../ui/feedback/Skeletons.tsx';

/** Loading state of the service types. */
export function JobServicesPageSkeleton() {
  return (
    <Stack gap="4" aria-busy>
      <PageHeaderSkeleton />
      <Stack gap="3">
        {Array.from({ length: 9 }, (_, section) => (
          <Skeleton key={section} h="12" borderRadius="l3" />
        ))}
      </Stack>
    </Stack>
  );
}
