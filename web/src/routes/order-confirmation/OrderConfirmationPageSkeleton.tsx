import { Stack } from '@chakra-ui/react';
import { LinesSkeleton, PageHeaderSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';

/** Loading state of the document. */
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
