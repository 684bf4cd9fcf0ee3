import { chakra } from '@chakra-ui/react';

/** A card with a 1 px border and no shadow. */
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
