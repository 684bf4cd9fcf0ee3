import { chakra } from '@chakra-ui/react';

/** A full-width section of a storefront page; its content has the width of the header. */
export const PageSection = chakra('section', {
  base: { px: { base: '4', md: '8', xl: '12' }, maxW: '8xl', mx: 'auto', width: 'full' },
  variants: {
    space: {
      sm: { py: { base: '5', md: '8' } },
      lg: { py: { base: '10', md: '16' } },
    },
  },
  defaultVariants: { space: 'sm' },
});
