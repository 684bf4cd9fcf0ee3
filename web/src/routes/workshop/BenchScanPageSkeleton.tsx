import { Skeleton, Stack } from '@chakra-ui/react';
import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';

/** Loading state of a scanned job. */
export function BenchScanPageSkeleton() {
  return (
    <Stack gap="4" maxW="lg" aria-busy>
      <Panel>
        <Stack gap="4">
          <Skeleton h="9" w="48" />
          <LinesSkeleton lines={3} />
          <Skeleton h="16" />
        </Stack>
      </Panel>
    </Stack>
  );
}
