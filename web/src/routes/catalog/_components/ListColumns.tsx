import { chakra } from '@chakra-ui/react';

/** Filters beside the list; on a phone they open from the side. */
export const ListColumns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '14rem 1fr' },
    columnGap: { lg: '10' },
    alignItems: 'start',
  },
});
