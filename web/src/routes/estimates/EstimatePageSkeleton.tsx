import { SimpleGrid, Stack } from '@chakra-ui/react';
import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';

/** Loading state of an estimate’s form and price. */
export function EstimatePageSkeleton() {
  return (
    <Stack gap="4">
      <LinesSkeleton lines={2} />
      <SimpleGrid columns={{ base: 1, lg: 3 }} gap="4">
        <Panel gridColumn={{ lg: 'span 2' }}>
          <LinesSkeleton lines={12} />
        </Panel>
        <Panel>
          <LinesSkeleton lines={5} />
        </Panel>
      </SimpleGrid>
    </Stack>
  );
}
