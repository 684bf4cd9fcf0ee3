import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type DetailColumnsProps = {
  /** The wide column, then the narrow one. */
  children: ReactNode;
  /** From which width on they stand side by side. */
  from?: 'lg' | 'xl';
};

/** The two columns of a page about one thing, below its header band; one below the other where there is no room. */
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
