import { Stack } from '@chakra-ui/react';
import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';

/** Loading state of the authorization error. */
export function AuthorizationErrorPageSkeleton() {
  return (
    <Stack w="full" maxW="md" mx="auto" py="16">
      <LinesSkeleton lines={3} />
    </Stack>
  );
}
