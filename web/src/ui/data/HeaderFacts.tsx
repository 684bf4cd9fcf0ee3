import { chakra } from '@chakra-ui/react';

/** The facts of a page header side by side: a `div` with `dt` and `dd` for each. */
export const HeaderFacts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
    rowGap: '3',
    '& dt': { textStyle: 'xs', color: 'fg.muted' },
    '& dd': { textStyle: 'md', fontWeight: 'medium' },
  },
});
