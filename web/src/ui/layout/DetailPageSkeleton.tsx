import { Skeleton, Stack } from '@chakra-ui/react';
import { LinesSkeleton } from '../feedback/Skeletons.tsx';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { Panel } from './Panel.tsx';

/** Placeholder of a detail page with a header, and panels in a wide and a narrow column. */
export function DetailPageSkeleton() {
  return (
    <DetailSkeleton aside={[8]}>
      <Stack gap="5">
        <Skeleton h="16" />
        <Panel>
          <LinesSkeleton lines={8} />
        </Panel>
      </Stack>
    </DetailSkeleton>
  );
}
