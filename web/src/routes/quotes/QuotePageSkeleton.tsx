import { Grid, Skeleton } from '@chakra-ui/react';
import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { DetailSkeleton } from '../../ui/layout/DetailSkeleton.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';

/** Loading state of a quote. */
export function QuotePageSkeleton() {
  return (
    <DetailSkeleton aside={[8, 6]}>
      <Panel>
        <Grid templateColumns={{ base: '1fr', sm: '7rem 1fr' }} gap="5">
          <Skeleton aspectRatio="square" />
          <LinesSkeleton lines={7} />
        </Grid>
      </Panel>
    </DetailSkeleton>
  );
}
