import { Grid, Skeleton, Stack } from '@chakra-ui/react';
import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';

/** A payment on its way. */
export function PaymentPageSkeleton() {
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
        <Stack gap="5">
          <Skeleton h="16" />
          <Panel>
            <LinesSkeleton lines={8} />
          </Panel>
        </Stack>
        <Panel>
          <LinesSkeleton lines={8} />
        </Panel>
      </Grid>
    </Stack>
  );
}
