import { Skeleton, Stack } from '@chakra-ui/react';
import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';

/** Loading state of the terms. */
export function CustomerSettingsPageSkeleton() {
  return (
    <Stack gap="4" aria-busy>
      <Skeleton h="8" w="64" maxW="full" />
      <Panel>
        <LinesSkeleton lines={8} />
      </Panel>
    </Stack>
  );
}
