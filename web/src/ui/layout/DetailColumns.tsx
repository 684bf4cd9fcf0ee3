import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type DetailColumnsProps = {
  /** The wide column, then the narrow one. */
  children: ReactNode;
  /** Minimum breakpoint for two columns. */
  from?: 'lg' | 'xl';
};

/** The two columns of a detail page below its header; stacked on narrow screens. */
export function DetailColumns({ children, from = 'lg' }: DetailColumnsProps) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', [from]: 'minmax(0, 1fr) 22rem' }}
      gap="5"
      alignItems="start"
    >
      {children}
    </Grid>
  );
}
