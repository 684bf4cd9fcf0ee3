import { Grid, Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LinesSkeleton } from '../feedback/Skeletons.tsx';
import { Panel } from './Panel.tsx';

type DetailSkeletonProps = {
  /** The wide column, or the full width without a narrow one. */
  children: ReactNode;
  /** The number of lines of each panel in the narrow column. */
  aside?: readonly number[];
};

/** Placeholder of a detail page with a header. */
export function DetailSkeleton({ children, aside }: DetailSkeletonProps) {
  return (
    <Stack gap="5" aria-busy>
      <Panel>
        <Stack gap="3">
          <Skeleton h="4" w="48" />
          <Skeleton h="9" w="64" maxW="full" />
          <Skeleton h="8" w="72" maxW="full" />
        </Stack>
      </Panel>
      {aside ? (
        <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 22rem' }} gap="5">
          {children}
          <Stack gap="5">
            {aside.map((lines) => (
              <Panel key={lines}>
                <LinesSkeleton lines={lines} />
              </Panel>
            ))}
          </Stack>
        </Grid>
      ) : (
        children
      )}
    </Stack>
  );
}
