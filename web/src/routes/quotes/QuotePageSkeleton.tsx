import { Grid, Skeleton, Stack } from '@chakra-ui/react';
import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';

/** A quote on its way. */
export function QuotePageSkeleton() {
  return (
    <Stack gap="5" aria-busy>
      <Panel>
        <Stack gap="3">
          <Skeleton h="4" w="48" />
          <Skeleton h="9" w="64" maxW="full" />
          <Skeleton h="8" w="72" maxW="full" />
        </Stack>
      </Panel>
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 22rem' }} gap="5">
        <Panel>
          <Grid templateColumns={{ base: '1fr', sm: '7rem 1fr' }} gap="5">
            <Skeleton aspectRatio="square" />
            <LinesSkeleton lines={7} />
          </Grid>
        </Panel>
        <Stack gap="5">
          <Panel>
            <LinesSkeleton lines={8} />
          </Panel>
          <Panel>
            <LinesSkeleton lines={6} />
          </Panel>
        </Stack>
      </Grid>
    </Stack>
  );
}
