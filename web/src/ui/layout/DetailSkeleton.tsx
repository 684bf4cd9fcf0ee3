import { Grid, Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LinesSkeleton } from '../feedback/Skeletons.tsx';
import { Panel } from './Panel.tsx';

type DetailSkeletonProps = {
  /** All of its width or, where there is another column, the wide one. */
  children: ReactNode;
  /** The panels of the narrow column: how many lines each has. */
  aside?: readonly number[];
};

/** A page with a header band, on its way. */
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
