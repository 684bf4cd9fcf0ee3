import { chakra } from '@chakra-ui/react';

/** Grid of cards: two columns on a phone, more on wider pages. `dense` for the back office. */
export const CardGrid = chakra('ul', {
  base: { display: 'grid', listStyle: 'none', columnGap: { base: '4', md: '6' }, '& > li': { minW: '0' } },
  variants: {
    density: {
      airy: {
        gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, 1fr)', xl: 'repeat(4, 1fr)' },
        rowGap: '10',
      },
      dense: {
        gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(auto-fill, minmax(10.5rem, 1fr))' },
        rowGap: '6',
      },
      beside: { gridTemplateColumns: { base: '1fr 1fr', xl: 'repeat(3, 1fr)' }, rowGap: '10' },
    },
  },
  defaultVariants: { density: 'airy' },
});
