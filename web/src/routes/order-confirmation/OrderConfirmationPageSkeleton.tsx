import { Stack } from '@chakra-ui/react';
import { Panel } from '../../ui/Panel.tsx';
import { LinesSkeleton, PageHeaderSkeleton } from '../../ui/Skeletons.tsx';

/** The document on its way. */
export function OrderConfirmationPageSkeleton() {
  return (
    <Stack gap="5" maxW="4xl" aria-busy>
      <PageHeaderSkeleton />
      <Panel padding="lg">
        <LinesSkeleton lines={16} />
      </Panel>
    </Stack>
  );
}
