import { Stack } from '@chakra-ui/react';
import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';

/** The books on their way. */
export function BooksPageSkeleton() {
  return (
    <Stack gap="4" pt="16">
      <Panel>
        <LinesSkeleton lines={8} />
      </Panel>
      <Panel>
        <LinesSkeleton lines={5} />
      </Panel>
    </Stack>
  );
}
