import { Grid, Skeleton, Stack } from '@chakra-ui/react';
import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { DetailSkeleton } from '../../ui/layout/DetailSkeleton.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';

/** Loading state of a job. */
export function JobOrderPageSkeleton() {
  return (
    <DetailSkeleton aside={[8, 6]}>
      <Stack gap="5">
        <Skeleton h="16" />
        <Panel>
          <Grid templateColumns={{ base: '1fr', sm: '12rem 1fr' }} gap="5">
            <Skeleton aspectRatio="square" />
            <LinesSkeleton lines={7} />
          </Grid>
        </Panel>
      </Stack>
    </DetailSkeleton>
  );
}
