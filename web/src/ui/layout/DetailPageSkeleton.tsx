import { Skeleton, Stack } from '@chakra-ui/react';
import { LinesSkeleton } from '../feedback/Skeletons.tsx';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { Panel } from './Panel.tsx';

/** A page with a header band, and panels in a wide and a narrow column, on its way. */
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
