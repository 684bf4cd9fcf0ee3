import { chakra } from '@chakra-ui/react';

/** Pictures left, choices right; stacked on a phone. */
export const ProductColumns = chakra('div', {
  base: {
    display: { base: 'flex', lg: 'grid' },
    flexDirection: 'column',
    gridTemplateColumns: { lg: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
    columnGap: { lg: '10', xl: '16' },
    rowGap: '6',
    alignItems: { lg: 'start' },
    '& > *': { minW: '0' },
  },
  variants: {
    // Background of sticky elements.
    place: {
      shop: { '--ax-surface': '{colors.bg.panel}' },
      backoffice: { '--ax-surface': '{colors.bg.page}', maxW: '7xl' },
    },
  },
});
