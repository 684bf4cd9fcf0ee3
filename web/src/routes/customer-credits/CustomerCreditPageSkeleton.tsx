import { Skeleton, Stack } from '@chakra-ui/react';
import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';

/** A credit on its way. */
export function CustomerCreditPageSkeleton() {
  return (
    <Stack gap="5" aria-busy>
      <Panel>
        <Stack gap="3">
          <Skeleton h="4" w="48" />
          <Skeleton h="9" w="64" maxW="full" />
          <Skeleton h="8" w="72" maxW="full" />
        </Stack>
      </Panel>
      <Panel>
        <LinesSkeleton lines={8} />
      </Panel>
    </Stack>
  );
}
