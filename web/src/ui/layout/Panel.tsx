import { chakra } from '@chakra-ui/react';

/** A card: lifted by a 1 px border, not by shadow. */
export const Panel = chakra('section', {
  base: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: 'l3' },
  variants: {
    padding: {
      none: {},
      md: { p: { base: '4', md: '5' } },
      lg: { p: { base: '5', md: '8' } },
    },
  },
  defaultVariants: { padding: 'md' },
});
