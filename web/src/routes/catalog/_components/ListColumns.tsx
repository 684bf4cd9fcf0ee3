import { chakra } from '@chakra-ui/react';

/** Filters next to the list. On a phone they open in a drawer. */
export const ListColumns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '14rem 1fr' },
    columnGap: { lg: '10' },
    alignItems: 'start',
  },
});
