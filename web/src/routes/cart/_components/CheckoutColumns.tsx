import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(19rem, 23rem)' },
    gap: '5',
    alignItems: 'start',
  },
});

const Aside = chakra('aside', {
  base: { position: { lg: 'sticky' }, top: { lg: 'calc(var(--ax-bar-height) + 1.25rem)' } },
});

type CheckoutColumnsProps = {
  children: ReactNode;
  aside: ReactNode;
  /** Fixed at the bottom of the window if the sums are below the blocks. */
  bar?: ReactNode;
};

/** The blocks of the checkout with the sums next to them, or below on a phone. */
export function CheckoutColumns({ children, aside, bar }: CheckoutColumnsProps) {
  return (
    <div>
      <Columns>
        <Stack gap="5" minW="0">
          {children}
        </Stack>
        <Aside>{aside}</Aside>
      </Columns>
      {bar}
    </div>
  );
}
