import { SimpleGrid, Stack } from '@chakra-ui/react';
import { LinesSkeleton, PageHeaderSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';

/** Loading state of the profile: two columns of panels. */
export function MyProfilePageSkeleton() {
  return (
    <Stack gap="5" maxW="6xl">
      <PageHeaderSkeleton />
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="5" alignItems="start">
        <Panel>
          <LinesSkeleton lines={14} />
        </Panel>
        <Panel>
          <LinesSkeleton lines={10} />
        </Panel>
      </SimpleGrid>
    </Stack>
  );
}
